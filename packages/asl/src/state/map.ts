/** Map: the same flow over every item, inline or (as silent frames with a map run's events) distributed. */
import { randomUUID } from 'node:crypto';
import { mapRunArn } from '../arn.ts';
import { isDistributed, type MapState } from '../definition/asl.ts';
import { EvaluationFailure } from '../expression/failure.ts';
import { type Bindings, evaluateInteger, evaluateTemplate, evaluateTyped } from '../expression/template.ts';
import type { Json } from '../json.ts';
import { byteLength, maxInlineConcurrency, maxPayloadBytes } from '../limit.ts';
import { bindingsOf } from '../run/context.ts';
import type { Frame } from '../run/frame.ts';
import { addFrame, emit, release, removeFrame, type Step } from '../run/step.ts';
import { batchItems } from './batch.ts';
import { clearBelow } from './fail.ts';
import { StateFailure, tooLarge } from './failure.ts';
import { breakFan, completeFan, fan } from './fan.ts';

/** Distributed Maps run this many at a time unless told otherwise. */
const maxDistributedConcurrency = 10_000;
const thresholdFailure = new StateFailure({
  error: 'States.ExceedToleratedFailureThreshold',
  cause: 'The specified tolerated failure threshold was exceeded',
});

async function itemsOf(frame: Frame, state: MapState, bindings: Bindings): Promise<Json[]> {
  if (state.Items !== undefined) {
    return (await evaluateTyped(state.Items, bindings, 'Items', 'array')) as Json[];
  }
  const input = JSON.parse(frame.input) as Json;
  if (Array.isArray(input)) return input;
  throw new EvaluationFailure(
    `Map state input must be an array but was: ${JSON.stringify(input)}`,
    undefined,
  );
}

/** How many iterations may fail. */
async function toleratedFailures(state: MapState, bindings: Bindings, length: number): Promise<number> {
  const { ToleratedFailureCount: count, ToleratedFailurePercentage: percentage } = state;
  const bounds: number[] = [];
  if (count !== undefined) bounds.push(await evaluateInteger(count, bindings, 'ToleratedFailureCount', 0));
  if (percentage !== undefined) {
    const share = (await evaluateTyped(
      percentage,
      bindings,
      'ToleratedFailurePercentage',
      'number',
    )) as number;
    bounds.push(Math.floor((length * share) / 100));
  }
  const tolerated = bounds.length === 0 ? 0 : Math.min(...bounds);
  return isDistributed(state) ? tolerated : 0;
}

async function startIteration(step: Step, frame: Frame, state: MapState, previous: number): Promise<void> {
  const activity = fan(frame);
  const items = step.run.items.get(frame.id) ?? [];
  const index = activity.next;
  const value = items[index] ?? null;
  const item = { index, value };
  const selected =
    state.ItemSelector === undefined || state.ItemBatcher !== undefined
      ? value
      : await evaluateTemplate(state.ItemSelector, bindingsOf(step.run, frame, { item }), 'ItemSelector');
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
  for (let at = fan(frame); at.next < at.length && at.running < at.concurrency; at = fan(frame)) {
    await startIteration(step, frame, state, previous);
  }
}

export async function startMap(step: Step, frame: Frame, state: MapState): Promise<void> {
  const bindings = bindingsOf(step.run, frame);
  const given = await itemsOf(frame, state, bindings);
  const asked =
    state.MaxConcurrency === undefined
      ? 0
      : await evaluateInteger(state.MaxConcurrency, bindings, 'MaxConcurrency', 0);
  const distributed = isDistributed(state);
  const most = distributed ? maxDistributedConcurrency : maxInlineConcurrency;
  const selected = state.ItemBatcher === undefined ? given : await selectAll(step, frame, state, given);
  const items =
    state.ItemBatcher === undefined ? selected : await batchItems(selected, state.ItemBatcher, bindings);
  const tolerated = await toleratedFailures(state, bindings, items.length);
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
  if (items.length === 0) await completeFan(step, frame, state, frame.pointer);
  else await refill(step, frame, state, frame.pointer);
}

/** With batches, items are selected before they are grouped. */
async function selectAll(step: Step, frame: Frame, state: MapState, given: readonly Json[]): Promise<Json[]> {
  if (state.ItemSelector === undefined) return [...given];
  const selected: Json[] = [];
  for (const [index, value] of given.entries()) {
    const bindings = bindingsOf(step.run, frame, { item: { index, value } });
    selected.push(await evaluateTemplate(state.ItemSelector, bindings, 'ItemSelector'));
  }
  return selected;
}

/** One iteration is over (its frame is gone): start others, or end the Map. `after` is where it had ended. */
async function proceed(
  step: Step,
  frame: Frame,
  state: MapState,
  after: number,
  joined: number,
): Promise<void> {
  const activity = fan(frame);
  frame.activity = { ...activity, running: activity.running - 1 };
  step.saved.add(frame);
  await refill(step, frame, state, after);
  const { running, next, length } = fan(frame);
  if (running === 0 && next >= length) await completeFan(step, frame, state, joined);
}

export async function joinIteration(
  step: Step,
  frame: Frame,
  state: MapState,
  child: Frame,
  output: string,
): Promise<void> {
  const distributed = fan(frame).mapRun !== undefined;
  const after = distributed ? frame.pointer : child.pointer;
  const details = { name: frame.state, index: child.slot };
  const joined = distributed ? frame.pointer : emit(step, child, 'MapIterationSucceeded', details);
  step.results.push({ frame: frame.id, slot: child.slot, output });
  removeFrame(step, child);
  await proceed(step, frame, state, after, joined);
}

/** An iteration failed for good: borne by a distributed Map up to its threshold, the end of any other. */
export async function breakIteration(step: Step, frame: Frame, state: MapState, child: Frame): Promise<void> {
  const activity = fan(frame);
  if (activity.mapRun === undefined) {
    await breakFan(step, frame, child, new StateFailure(child.failure ?? {}));
    return;
  }
  frame.activity = { ...activity, failed: activity.failed + 1 };
  if (activity.failed + 1 > activity.tolerated) {
    emit(step, frame, 'MapRunFailed', { ...thresholdFailure.failure });
    await breakFan(step, frame, child, thresholdFailure);
    return;
  }
  clearBelow(step, child);
  release(step, child);
  removeFrame(step, child);
  await proceed(step, frame, state, frame.pointer, frame.pointer);
}
