# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The HTML report in a real browser: its script runs to the end, and its pictures are painted.

Usage: report-screenshot.py --test SimulatorTest [--keep PNG]

Skipped (exit status 77) where there is no headless Chromium; Debian's package chromium-headless-shell has one.
"""

import argparse
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib

# Does what a reader does: buttons, wheel, pointing, dragging, sorting. An error shows on the console.
DRIVER = """<script>
for (const id of ["in", "in", "out", "in"]) document.getElementById(id).click();
const seen = new Set();
for (const canvas of document.querySelectorAll("canvas")) {
  const box = canvas.getBoundingClientRect();
  canvas.setPointerCapture = () => {};
  const send = (type, x, y, more) => canvas.dispatchEvent(new (type === "wheel" ? WheelEvent : PointerEvent)(type,
    { clientX: box.left + x, clientY: box.top + y, bubbles: true, cancelable: true, ...more }));
  send("wheel", 400, 20, { deltaY: 300 });
  send("wheel", 400, 20, { deltaY: -200 });
  send("pointerdown", 400, 20); send("pointermove", 300, 20); send("pointerup", 300, 20);
  document.getElementById("fit").click();
  for (let y = 5; y < box.height; y += 13)
    for (let x = 0; x < box.width; x += 29) {
      send("pointermove", x, y);
      const tip = document.getElementById("tip");
      if (tip.style.display === "block") seen.add(tip.firstChild.textContent.split(" ")[0]);
    }
  send("pointerleave", 0, 0);
}
for (const head of document.querySelectorAll("#collectives th")) { head.click(); head.click(); head.click(); }
document.body.append("tips: " + [...seen].sort().join(","));
</script>"""

BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")


def read_png(path):
    """Returns width, height and the bytes of each row (8-bit RGB or RGBA, not interlaced) and the bytes of a pixel."""
    data = open(path, "rb").read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", "not a PNG"
    at, pixels = 8, b""
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", body[:10])
            assert depth == 8 and colour in (2, 6), (depth, colour)
        elif kind == b"IDAT":
            pixels += body
        at += 12 + size
    step = 3 if colour == 2 else 4
    pixels = zlib.decompress(pixels)
    rows, before = [], bytearray(width * step)
    for y in range(height):
        begin = y * (width * step + 1)
        row = unfilter(pixels[begin], bytearray(pixels[begin + 1:begin + 1 + width * step]), before, step)
        rows.append(row)
        before = row
    return width, height, rows, step


def unfilter(kind, row, before, step):
    """Undoes PNG's prediction of a row from its neighbours (PNG specification, section 9)."""
    for i in range(len(row) if kind else 0):
        left = row[i - step] if i >= step else 0
        corner = before[i - step] if i >= step else 0
        if kind == 1:
            guess = left
        elif kind == 2:
            guess = before[i]
        elif kind == 3:
            guess = (left + before[i]) // 2
        else:
            p = left + before[i] - corner
            guess = min((abs(p - left), 0, left), (abs(p - before[i]), 1, before[i]), (abs(p - corner), 2, corner))[2]
        row[i] = (row[i] + guess) & 255
    return row


def run_browser(browser, folder, report, *options):
    """Returns what the browser prints."""
    command = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
               "--virtual-time-budget=5000", "--enable-logging=stderr", "--user-data-dir=" + os.path.join(folder, "profile"),
               *options, "file://" + report]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    errors = [line for line in done.stderr.splitlines() if "CONSOLE" in line]
    assert done.returncode == 0, done.stderr
    assert not errors, "the page reports errors:\n" + "\n".join(errors)
    return done.stdout


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--test", required=True, help="the unit test that writes the report")
    parser.add_argument("--keep", help="where to leave the picture")
    args = parser.parse_args()
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser is None:
        print("skipped: no headless Chromium")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        report, picture = os.path.join(folder, "report.html"), os.path.join(folder, "report.png")
        subprocess.run([args.test, "--gtest_filter=Report.IsSelfContained"], check=True, stdout=subprocess.DEVNULL,
                       env={**os.environ, "WEFT_REPORT_FILE": report})
        page = run_browser(browser, folder, report, "--dump-dom")
        # Written by the script: the title, the last table, the reason of an exposed bucket, and names as they are.
        for text in ("a &lt;model&gt; &amp; its \"step\"</h1>", "communication takes no time", "closed at 12 MiB",
                     "until rank 5 was there", "ethernet: bandwidth, B/s", "above the bound"):
            assert text in page, "the page lacks " + text
        assert "NaN" not in page.split("</script>")[-1] and "undefined" not in page.split("<script")[0]
        driven = os.path.join(folder, "driven.html")
        with open(report) as source, open(driven, "w") as target:
            target.write(source.read().replace("</body>", DRIVER + "</body>"))
        tips = run_browser(browser, folder, driven, "--dump-dom").split("tips: ")[-1]
        for text in ("all_gather", "k", "reduce_scatter", "waits"):
            assert text in tips.split("<")[0].strip().split(","), "pointing shows nothing about " + text + ": " + tips[:200]
        run_browser(browser, folder, report, "--screenshot=" + picture, "--window-size=1280,1500")
        width, height, rows, step = read_png(picture)
        assert (width, height) == (1280, 1500), (width, height)
        # Forward, backward, update, collectives, the wait's line, and activations over time have each their area.
        counts = {}
        for row in rows:
            for x in range(0, len(row), step):
                colour = bytes(row[x:x + 3]).hex()
                counts[colour] = counts.get(colour, 0) + 1
        for colour, least in (("4477aa", 5000), ("3a9a8c", 5000), ("8a63b8", 300), ("e0912f", 5000), ("cc3b4a", 300)):
            assert counts.get(colour, 0) >= least, (colour, counts.get(colour, 0))
        if args.keep:
            shutil.copy(picture, args.keep)


main()
