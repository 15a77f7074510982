# Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"""Name patterns: the shell's wildcards over dotted parameter names."""

import fnmatch

from .errors import ExportError


class Patterns:
    """An ordered mapping of patterns to values; the first pattern that matches a name wins.

    `what` names the argument of `export` in messages. A pattern that never matched is an error, since it is
    nearly always a typing error: `check_used` raises it.
    """

    def __init__(self, what, patterns):
        self.what = what
        self.items = list((patterns or {}).items())
        self.used = set()

    def get(self, name, default=None):
        """Returns the value of the first pattern that matches `name`, else `default`."""
        found = default
        first = True
        for pattern, value in self.items:
            if fnmatch.fnmatchcase(name, pattern):
                # Later patterns that match too are used as well: they are only shadowed here.
                self.used.add(pattern)
                if first:
                    found, first = value, False
        return found

    def check_used(self, names):
        """Raises `ExportError` for a pattern that matched no parameter. `names` are the known names."""
        for pattern, _ in self.items:
            if pattern not in self.used:
                raise ExportError(
                    f"expects '{self.what}' to match parameters, but '{pattern}' matches none of: {shorten(names)}"
                )


def shorten(names, limit=12):
    """Returns at most `limit` names as text, and how many more there are."""
    names = list(names)
    text = ", ".join(names[:limit])
    return text if len(names) <= limit else f"{text}, ... ({len(names)} in all)"
