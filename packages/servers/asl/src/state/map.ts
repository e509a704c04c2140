/** Map: runs the same flow for every item, inline or (as silent frames with a map run's events) distributed. */
import { randomUUID } from 'node:crypto';
import { isDistributed, type MapState } from '../definition/asl.ts';
import { mapRunArn } from '../ground/arn.ts';
import type { Json } from '../ground/json.ts';
import { byteLength, maxInlineConcurrency, maxPayloadBytes } from '../ground/limit.ts';
import type { Frame } from '../run/frame.ts';
import { addFrame, emit, release, removeFrame, type Step } from '../run/step.ts';
import { batchItems } from './batch.ts';
import type { Evaluator } from './evaluator.ts';
import { evaluatorOf } from './evaluator-of.ts';
import { clearBelow } from './fail.ts';
import { StateFailure, tooLarge } from './failure.ts';
import { completeFanOut, failFanOut, fanOutOf } from './fan-out.ts';

/** The number of concurrent iterations of a distributed Map if MaxConcurrency is 0. */
const maxDistributedConcurrency = 10_000;
const thresholdFailure = new StateFailure({
  error: 'States.ExceedToleratedFailureThreshold',
  cause: 'The specified tolerated failure threshold was exceeded',
});

/** Returns how many iterations may fail. */
async function toleratedFailures(state: MapState, evaluator: Evaluator, length: number): Promise<number> {
  const count = await evaluator.integer('ToleratedFailureCount', 0);
  const percentage = await evaluator.number('ToleratedFailurePercentage');
  if (!isDistributed(state) || (count === undefined && percentage === undefined)) return 0;
  const share = percentage === undefined ? length : Math.floor((length * percentage) / 100);
  return Math.min(count ?? length, share);
}

async function startIteration(step: Step, frame: Frame, state: MapState, previous: number): Promise<void> {
  const activity = fanOutOf(frame);
  const items = step.run.items.get(frame.id) ?? [];
  const index = activity.next;
  const value = items[index] ?? null;
  const item = { index, value };
  // Items of batches have been selected before.
  const selected =
    state.ItemBatcher === undefined ? await evaluatorOf(step, frame).itemInput(index, value) : value;
  const input = JSON.stringify(selected);
  if (byteLength(input) > maxPayloadBytes) throw tooLarge(frame.state);
  const distributed = activity.mapRun !== undefined;
  const child = addFrame(step, {
    parent: frame.id,
    slot: index,
    pointer: distributed ? 0 : previous,
    state: state.ItemProcessor.StartAt,
    input,
    item,
    silent: distributed ? 2 : frame.silent,
  });
  if (!distributed) emit(step, child, 'MapIterationStarted', { name: frame.state, index });
  frame.activity = { ...activity, next: index + 1, running: activity.running + 1 };
  step.saved.add(frame);
  step.signals.push({ kind: 'advance', frame: child.id });
}

async function refill(step: Step, frame: Frame, state: MapState, previous: number): Promise<void> {
  for (let at = fanOutOf(frame); at.next < at.length && at.running < at.concurrency; at = fanOutOf(frame)) {
    await startIteration(step, frame, state, previous);
  }
}

export async function startMap(step: Step, frame: Frame, state: MapState): Promise<void> {
  const evaluator = evaluatorOf(step, frame);
  const given = await evaluator.items();
  const asked = (await evaluator.integer('MaxConcurrency', 0)) ?? 0;
  const distributed = isDistributed(state);
  const most = distributed ? maxDistributedConcurrency : maxInlineConcurrency;
  const items =
    state.ItemBatcher === undefined ? given : await batchItems(await selectAll(evaluator, given), evaluator);
  const tolerated = await toleratedFailures(state, evaluator, items.length);
  emit(step, frame, 'MapStateStarted', { length: given.length });
  const mapRun = distributed
    ? emit(step, frame, 'MapRunStarted', {
        mapRunArn: mapRunArn(step.run.machineArn, state.Label ?? frame.state, randomUUID()),
      })
    : undefined;
  step.items.set(frame.id, items);
  step.run.items.set(frame.id, items);
  frame.activity = {
    kind: 'fan',
    length: items.length,
    next: 0,
    running: 0,
    failed: 0,
    concurrency: asked === 0 ? most : Math.min(asked, most),
    tolerated,
    ...(mapRun === undefined ? {} : { mapRun }),
  };
  if (items.length === 0) await completeFanOut(step, frame, state, frame.pointer);
  else await refill(step, frame, state, frame.pointer);
}

/** Selects all items; with batches, this happens before items are grouped. */
async function selectAll(evaluator: Evaluator, given: readonly Json[]): Promise<Json[]> {
  const selected: Json[] = [];
  for (const [index, value] of given.entries()) selected.push(await evaluator.itemInput(index, value));
  return selected;
}

/**
 * Continues after an iteration whose frame has been removed: starts further ones, or ends the Map.
 * @param after the id of the event with which the iteration ended
 */
async function proceed(
  step: Step,
  frame: Frame,
  state: MapState,
  after: number,
  joined: number,
): Promise<void> {
  const activity = fanOutOf(frame);
  frame.activity = { ...activity, running: activity.running - 1 };
  step.saved.add(frame);
  await refill(step, frame, state, after);
  const { running, next, length } = fanOutOf(frame);
  if (running === 0 && next >= length) await completeFanOut(step, frame, state, joined);
}

export async function joinIteration(
  step: Step,
  frame: Frame,
  state: MapState,
  child: Frame,
  output: string,
): Promise<void> {
  const distributed = fanOutOf(frame).mapRun !== undefined;
  const after = distributed ? frame.pointer : child.pointer;
  const details = { name: frame.state, index: child.slot };
  const joined = distributed ? frame.pointer : emit(step, child, 'MapIterationSucceeded', details);
  step.results.push({ frame: frame.id, slot: child.slot, output });
  removeFrame(step, child);
  await proceed(step, frame, state, after, joined);
}

/** Handles an iteration that failed for good: a distributed Map tolerates some failures, an inline one none. */
export async function breakIteration(step: Step, frame: Frame, state: MapState, child: Frame): Promise<void> {
  const activity = fanOutOf(frame);
  if (activity.mapRun === undefined) {
    await failFanOut(step, frame, child, new StateFailure(child.failure ?? {}));
    return;
  }
  frame.activity = { ...activity, failed: activity.failed + 1 };
  if (activity.failed + 1 > activity.tolerated) {
    emit(step, frame, 'MapRunFailed', { ...thresholdFailure.failure });
    await failFanOut(step, frame, child, thresholdFailure);
    return;
  }
  clearBelow(step, child);
  release(step, child);
  removeFrame(step, child);
  await proceed(step, frame, state, frame.pointer, frame.pointer);
}
