/** Runs a Task from its scheduling to its outcome. */
import type { TaskState } from '../definition/asl.ts';
import { parseResource, type Resource } from '../definition/resource.ts';
import type { Json, JsonObject } from '../ground/json.ts';
import { byteLength, maxPayloadBytes } from '../ground/limit.ts';
import { whole } from '../history/event.ts';
import type { Failure, Frame, TaskActivity } from '../run/frame.ts';
import { type Outcome, stateOf } from '../run/run.ts';
import { emit, release, type Step } from '../run/step.ts';
import { evaluatorOf } from './evaluator-of.ts';
import { exitState, nextOf } from './exit.ts';
import { failState, guard } from './fail.ts';
import { heartbeatError, StateFailure, timeoutError, tooLarge } from './failure.ts';
import { newTaskToken } from './task-token.ts';

function resourceOf(state: TaskState): Resource {
  const resource = parseResource(state.Resource);
  if (resource === undefined) throw new Error(`Not a resource: ${state.Resource}`);
  return resource;
}

/** Returns the name of the task in the message about a size limit. */
function taskName(resource: Resource): string {
  return resource.kind === 'lambda' ? resource.arn : resource.type;
}

function service(resource: Resource): JsonObject {
  return resource.kind === 'service' ? { resourceType: resource.type, resource: resource.action } : {};
}

function emitTask(step: Step, frame: Frame, resource: Resource, what: string, details: JsonObject): void {
  if (resource.kind === 'service') emit(step, frame, `Task${what}`, { ...service(resource), ...details });
  else emit(step, frame, `LambdaFunction${what}`, what === 'Started' ? undefined : details);
}

export async function scheduleTask(step: Step, frame: Frame, state: TaskState): Promise<void> {
  const resource = resourceOf(state);
  frame.attempts += 1;
  const attempt = frame.attempts;
  const waits = resource.kind === 'service' && resource.pattern === 'waitForTaskToken';
  const token = waits ? newTaskToken() : undefined;
  const evaluator = evaluatorOf(step, frame, token === undefined ? {} : { token });
  const given = await evaluator.effectiveInput();
  const timeoutSeconds = await evaluator.integer('TimeoutSeconds', 1);
  const heartbeatSeconds = await evaluator.integer('HeartbeatSeconds', 1);
  const credentials = await evaluator.credentials();
  if (byteLength(given) > maxPayloadBytes) throw tooLarge(taskName(resource));
  const limits: JsonObject = {
    ...(timeoutSeconds === undefined ? {} : { timeoutInSeconds: timeoutSeconds }),
    ...(heartbeatSeconds === undefined ? {} : { heartbeatInSeconds: heartbeatSeconds }),
    ...(credentials === undefined ? {} : { taskCredentials: lowerRole(credentials) }),
  };
  emitTask(
    step,
    frame,
    resource,
    'Scheduled',
    resource.kind === 'lambda'
      ? { resource: resource.arn, input: given, inputDetails: whole, ...limits }
      : { region: step.region, parameters: given, ...limits },
  );
  frame.activity = {
    kind: 'task',
    step: 'scheduled',
    attempt,
    arguments: given,
    ...(token === undefined ? {} : { token }),
    ...(timeoutSeconds === undefined ? {} : { timeoutSeconds }),
    ...(heartbeatSeconds === undefined ? {} : { heartbeatSeconds }),
    ...(credentials === undefined ? {} : { credentials: JSON.stringify(credentials) }),
  };
  if (token !== undefined) step.tokens.push({ token, frame: frame.id, attempt });
  step.signals.push({ kind: 'start', frame: frame.id, attempt });
}

/** Renames RoleArn in credentials to roleArn, as a history does. */
function lowerRole(credentials: Json): Json {
  if (typeof credentials !== 'object' || credentials === null || Array.isArray(credentials))
    return credentials;
  return { roleArn: credentials.RoleArn ?? null };
}

function task(frame: Frame): TaskActivity {
  if (frame.activity.kind !== 'task') throw new Error(`Frame ${frame.id} runs no task`);
  return frame.activity;
}

export function startTask(step: Step, frame: Frame, state: TaskState): void {
  const activity = task(frame);
  emitTask(step, frame, resourceOf(state), 'Started', {});
  const { timeoutSeconds, heartbeatSeconds, token } = activity;
  frame.activity = {
    ...activity,
    step: 'started',
    ...(timeoutSeconds === undefined ? {} : { timeoutAt: step.now + timeoutSeconds * 1000 }),
    ...(heartbeatSeconds === undefined || token === undefined
      ? {}
      : { heartbeatAt: step.now + heartbeatSeconds * 1000 }),
  };
  step.effects.push({ kind: 'invoke', frame: frame.id, attempt: activity.attempt });
}

async function succeed(step: Step, frame: Frame, state: TaskState, result: Json): Promise<void> {
  const output = JSON.stringify(result);
  emitTask(step, frame, resourceOf(state), 'Succeeded', { output, outputDetails: whole });
  step.origins.set(frame.id, frame.pointer);
  await guard(step, frame, async () => {
    const exit = await evaluatorOf(step, frame).exit(output);
    exitState(step, frame, exit, nextOf(state));
  });
}

async function fail(
  step: Step,
  frame: Frame,
  state: TaskState,
  failure: Failure,
  alias?: string,
): Promise<void> {
  const resource = resourceOf(state);
  const timedOut = failure.error === timeoutError;
  emitTask(step, frame, resource, timedOut ? 'TimedOut' : 'Failed', { ...failure });
  step.origins.set(frame.id, frame.pointer);
  await failState(step, frame, new StateFailure(failure, alias));
}

/** Handles the outcome of the whole task. */
export async function endTask(step: Step, frame: Frame, outcome: Outcome): Promise<void> {
  const state = stateOf(step.run, frame) as TaskState;
  if (!outcome.ok) {
    await fail(step, frame, state, outcome.failure);
  } else if (byteLength(JSON.stringify(outcome.result)) > maxPayloadBytes) {
    await fail(step, frame, state, tooLarge(taskName(resourceOf(state))).failure);
  } else {
    await succeed(step, frame, state, outcome.result);
  }
}

/** Handles the return of a call: its result is the outcome, or the task continues to wait. */
export async function settleTask(step: Step, frame: Frame, outcome: Outcome): Promise<void> {
  const state = stateOf(step.run, frame) as TaskState;
  const resource = resourceOf(state);
  const activity = task(frame);
  const child = startedChild(resource, outcome);
  const waits = activity.token !== undefined || child !== undefined;
  if (!waits || !outcome.ok) {
    await endTask(step, frame, outcome);
    return;
  }
  const output = JSON.stringify(outcome.result);
  if (byteLength(output) > maxPayloadBytes) {
    await endTask(step, frame, outcome);
    return;
  }
  emitTask(step, frame, resource, 'Submitted', { output, outputDetails: whole });
  frame.activity = { ...activity, step: 'submitted', ...(child === undefined ? {} : { child }) };
  if (child !== undefined) {
    step.effects.push({ kind: 'watch', frame: frame.id, attempt: activity.attempt, child });
  }
}

/** Returns the ARN of the execution that `states:startExecution.sync` started. */
function startedChild(resource: Resource, outcome: Outcome): string | undefined {
  if (resource.kind !== 'service' || resource.type !== 'states' || !outcome.ok) return undefined;
  if (resource.pattern !== 'sync' && resource.pattern !== 'sync:2') return undefined;
  const { result } = outcome;
  const arn =
    typeof result === 'object' && result !== null && !Array.isArray(result) ? result.ExecutionArn : null;
  return typeof arn === 'string' ? arn : undefined;
}

export function beatTask(step: Step, frame: Frame): void {
  const activity = task(frame);
  if (activity.heartbeatSeconds === undefined) return;
  frame.activity = { ...activity, heartbeatAt: step.now + activity.heartbeatSeconds * 1000 };
}

/** Handles a deadline that has passed: the task's, or that of its next heartbeat. */
export async function timeOutTask(step: Step, frame: Frame): Promise<void> {
  const { timeoutAt } = task(frame);
  const late = timeoutAt !== undefined && timeoutAt <= step.now;
  const state = stateOf(step.run, frame) as TaskState;
  release(step, frame);
  await fail(step, frame, state, { error: timeoutError }, late ? undefined : heartbeatError);
}
