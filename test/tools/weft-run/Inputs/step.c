/* Part of the weft project, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * A step written by hand, for tests of weft-run that need no compiler. The model looks up w[x] + b[x % 3], compares it
 * with y / 256, and updates w and b by gradient descent with momentum; the loss is the mean of half the squared error.
 * artifact.py states sizes and offsets by macros and writes the manifest that goes with them.
 */
#include "weft-rt/Abi.h"

#define AT(type, offset) ((type *)((char *)arena + (offset)))
#define DIVISOR (DATA_RANKS * MICRO_BATCHES)

static float predict(const float *params, int32_t x) { return params[x] + params[VOCAB + x % 3]; }

/* Loss and gradients of all micro-batches, and the metrics. */
static void forwardBackward(void *const *args, int64_t first, int64_t last) {
  void *arena = args[0];
  const float *params = AT(const float, FULL_PARAM_OFFSET);
  float *grads = AT(float, GRAD_OFFSET);
  float loss = 0;
  for (int64_t i = 0; i < ELEMENTS; ++i)
    grads[i] = 0;
  for (int64_t micro = 0; micro < MICRO_BATCHES; ++micro) {
    const int32_t *x = AT(const int32_t, X_OFFSET + micro * BATCH_BYTES);
    const int32_t *y = AT(const int32_t, Y_OFFSET + micro * BATCH_BYTES);
    float sum = 0;
    for (int64_t i = 0; i < SAMPLES * LENGTH; ++i) {
      float error = predict(params, x[i]) - (float)y[i] / 256.0f;
      sum += 0.5f * error * error;
      grads[x[i]] += error / (SAMPLES * LENGTH);
      grads[VOCAB + x[i] % 3] += error / (SAMPLES * LENGTH);
    }
    loss += sum / (SAMPLES * LENGTH);
  }
  *AT(float, LOSS_OFFSET) = loss;
  *AT(float, KEY_METRIC_OFFSET) = (float)(*AT(const uint32_t, RNG_OFFSET) >> 8);
  *AT(float, STEP_METRIC_OFFSET) = (float)*AT(const int32_t, STEP_INDEX_OFFSET) + *AT(const float, STEP_OFFSET);
  *AT(float, COORDINATE_METRIC_OFFSET) = (float)*AT(const int64_t, COORDINATE_OFFSET);
#ifdef NAN_AT
  if (*AT(const int32_t, STEP_INDEX_OFFSET) == NAN_AT)
    *AT(float, LOSS_OFFSET) = 0.0f / 0.0f;
#endif
  (void)first;
  (void)last;
}

static void evaluate(void *const *args, int64_t first, int64_t last) {
  void *arena = args[0];
  const float *params = AT(const float, FULL_PARAM_OFFSET);
  const int32_t *x = AT(const int32_t, EVAL_X_OFFSET), *y = AT(const int32_t, EVAL_Y_OFFSET);
  float sum = 0;
  for (int64_t i = 0; i < SAMPLES * LENGTH; ++i) {
    float error = predict(params, x[i]) - (float)y[i] / 256.0f;
    sum += 0.5f * error * error;
  }
  *AT(float, EVAL_LOSS_OFFSET) = sum / (SAMPLES * LENGTH);
  (void)first;
  (void)last;
}

/* Momentum and parameters of this rank's elements. */
static void update(void *const *args, int64_t first, int64_t last) {
  void *arena = args[0];
  float *param = AT(float, PARAM_OFFSET), *moment = AT(float, MOMENT_OFFSET);
  const float *grad = AT(const float, REDUCED_GRAD_OFFSET);
  float rate = *AT(const float, LR_OFFSET);
  for (int64_t i = 0; i < LOCAL_ELEMENTS; ++i) {
    moment[i] = 0.5f * moment[i] + grad[i];
    param[i] -= rate * moment[i];
  }
  (void)first;
  (void)last;
}

static const weft_rt_kernel forwardKernel = {"forward_backward", forwardBackward, 1, 1};
static const weft_rt_kernel evalKernel = {"evaluate", evaluate, 1, 1};
static const weft_rt_kernel updateKernel = {"update", update, 1, 1};

static const weft_rt_collective_desc gatherDesc = {WEFT_RT_ALL_GATHER, WEFT_RT_SUM, WEFT_RT_F32, 0,
                                                   LOCAL_ELEMENTS,     1,           "bucket 0"};
#if ZERO
static const weft_rt_collective_desc gradDesc = {WEFT_RT_REDUCE_SCATTER, WEFT_RT_SUM, WEFT_RT_F32, 0,
                                                 LOCAL_ELEMENTS,         DIVISOR,     "bucket 0"};
#else
static const weft_rt_collective_desc gradDesc = {WEFT_RT_ALL_REDUCE, WEFT_RT_SUM, WEFT_RT_F32, 0,
                                                 ELEMENTS,           DIVISOR,     "bucket 0"};
#endif
static const weft_rt_collective_desc lossDesc = {WEFT_RT_ALL_REDUCE, WEFT_RT_SUM, WEFT_RT_F32, 0, 1, DIVISOR, "loss"};
static const weft_rt_collective_desc evalLossDesc = {WEFT_RT_ALL_REDUCE, WEFT_RT_SUM, WEFT_RT_F32, 0, 1,
                                                     DATA_RANKS,         "loss"};

/* Parameters for the forward, on stream 1; stream 0 waits. */
static void gather(weft_rt_rank *rank, void *arena) {
#if ZERO
  const weft_rt_collective_desc *descs[] = {&gatherDesc};
  const void *src[] = {AT(void, PARAM_OFFSET)};
  void *dst[] = {AT(void, FULL_PARAM_OFFSET)};
  weft_rt_collective(rank, 1, 1, descs, src, dst);
  weft_rt_record(rank, 1, 0);
  weft_rt_wait(rank, 0, 0);
#else
  (void)rank;
  (void)arena;
  (void)gatherDesc;
#endif
}

static void step(weft_rt_rank *rank, void *arena) {
  void *args[] = {arena};
  gather(rank, arena);
  weft_rt_launch(rank, 0, &forwardKernel, args);
  weft_rt_record(rank, 0, 1);
  weft_rt_wait(rank, 1, 1);
  const weft_rt_collective_desc *descs[] = {&gradDesc, &lossDesc};
  const void *src[] = {AT(void, GRAD_OFFSET), AT(void, LOSS_OFFSET)};
  void *dst[] = {AT(void, REDUCED_GRAD_OFFSET), AT(void, LOSS_OFFSET)};
  weft_rt_collective(rank, 1, 2, descs, src, dst);
  weft_rt_record(rank, 1, 2);
  weft_rt_wait(rank, 0, 2);
  weft_rt_launch(rank, 0, &updateKernel, args);
}

static void eval(weft_rt_rank *rank, void *arena) {
  void *args[] = {arena};
  gather(rank, arena);
  weft_rt_launch(rank, 0, &evalKernel, args);
  weft_rt_record(rank, 0, 1);
  weft_rt_wait(rank, 1, 1);
  const weft_rt_collective_desc *descs[] = {&evalLossDesc};
  const void *src[] = {AT(void, EVAL_LOSS_OFFSET)};
  void *dst[] = {AT(void, EVAL_LOSS_OFFSET)};
  weft_rt_collective(rank, 1, 1, descs, src, dst);
  weft_rt_record(rank, 1, 2);
  weft_rt_wait(rank, 0, 2);
}

const weft_rt_module weft_rt_module_main = {
    MODULE_ABI, MODULE_DIGEST, ARENA_BYTES, 2, 3, step, HAS_EVAL ? eval : NULL,
};
