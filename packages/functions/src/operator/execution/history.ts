/** Converts an execution's history to steps: one for each time that it entered a state, with the attempts there. */
import type { HistoryEvent } from '@aws-sdk/client-sfn';
import type { ExecutionStep } from '@cgdx/api/route/operator/execution.ts';
import { errorNameIn, referencesIn } from '../page/reference.ts';

type Attempt = ExecutionStep['attempts'][number];

interface Begun {
  readonly state: string;
  readonly type: string;
  readonly item: number | undefined;
  readonly startedAt: Date;
  readonly inputs: string[];
  readonly outputs: string[];
  readonly attempts: { startedAt: Date; endedAt?: Date; outcome: Attempt['outcome']; error?: string }[];
  endedAt?: Date;
  outcome: ExecutionStep['outcome'];
  error?: string;
}

/** The owner of an event: a step, an item of a Map, or a redrive, after which earlier steps continue. */
type Owner =
  | { readonly kind: 'step'; readonly step: Begun }
  | { readonly kind: 'item'; readonly item: number }
  | { readonly kind: 'root' };

const root: Owner = { kind: 'root' };

const outcomeOf: Readonly<Record<string, Attempt['outcome']>> = {
  TaskSucceeded: 'succeeded',
  TaskFailed: 'failed',
  TaskStartFailed: 'failed',
  TaskSubmitFailed: 'failed',
  TaskTimedOut: 'timed-out',
};
const ends: ReadonlySet<string> = new Set(['ExecutionFailed', 'ExecutionTimedOut', 'ExecutionAborted']);

const itemOf = (owner: Owner): number | undefined =>
  owner.kind === 'item' ? owner.item : owner.kind === 'step' ? owner.step.item : undefined;

function enter(event: HistoryEvent, type: string, owner: Owner): Begun {
  const { name = '', input } = event.stateEnteredEventDetails ?? {};
  return {
    state: name,
    type: type.replace('StateEntered', ''),
    item: itemOf(owner),
    startedAt: event.timestamp ?? new Date(0),
    inputs: input === undefined ? [] : [input],
    outputs: [],
    attempts: [],
    outcome: 'running',
  };
}

/** Updates `step` by an event of its task. */
function noteTask(step: Begun, type: string, event: HistoryEvent): void {
  const at = event.timestamp ?? new Date(0);
  if (type === 'TaskScheduled') {
    const { parameters } = event.taskScheduledEventDetails ?? {};
    if (parameters !== undefined) step.inputs.push(parameters);
    step.attempts.push({ startedAt: at, outcome: 'running' });
    step.outcome = 'running';
    delete step.endedAt;
    delete step.error;
    return;
  }
  const outcome = outcomeOf[type];
  const attempt = step.attempts.at(-1);
  if (outcome === undefined || attempt === undefined) return;
  attempt.outcome = outcome;
  attempt.endedAt = at;
  const { error } =
    event.taskFailedEventDetails ??
    event.taskTimedOutEventDetails ??
    event.taskStartFailedEventDetails ??
    event.taskSubmitFailedEventDetails ??
    {};
  const name = errorNameIn(error ?? (outcome === 'timed-out' ? 'States.Timeout' : undefined));
  if (name !== undefined) attempt.error = name;
  if (event.taskSucceededEventDetails?.output !== undefined)
    step.outputs.push(event.taskSucceededEventDetails.output);
}

function leave(step: Begun, event: HistoryEvent): void {
  const last = step.attempts.at(-1);
  step.endedAt = event.timestamp ?? new Date(0);
  step.outcome = last !== undefined && last.outcome !== 'succeeded' ? 'caught' : 'succeeded';
  if (last?.error !== undefined) step.error = last.error;
  const { output } = event.stateExitedEventDetails ?? {};
  if (output !== undefined) step.outputs.push(output);
}

/** Ends all running steps when the execution ends. */
function endAll(steps: readonly Begun[], type: string, event: HistoryEvent): void {
  const outcome = type === 'ExecutionAborted' ? 'aborted' : 'failed';
  for (const step of steps) {
    if (step.outcome !== 'running') continue;
    const last = step.attempts.at(-1);
    if (last?.outcome === 'running') {
      last.outcome = 'aborted';
      last.endedAt = event.timestamp ?? new Date(0);
    }
    step.endedAt = event.timestamp ?? new Date(0);
    step.outcome = outcome;
    if (last?.error !== undefined) step.error = last.error;
  }
}

/** A redriven task is scheduled again; a Map continues without an event. */
function reopen(step: Begun): void {
  const hasStopped = step.outcome === 'failed' || step.outcome === 'aborted';
  if (!hasStopped || (step.type !== 'Map' && step.type !== 'Parallel')) return;
  step.outcome = 'running';
  delete step.endedAt;
  delete step.error;
}

const spanOf = (from: Date, to: Date | undefined) => ({
  startedAt: from.toISOString(),
  ...(to && { endedAt: to.toISOString(), durationMs: to.getTime() - from.getTime() }),
});

const attemptOf = ({ startedAt, endedAt, outcome, error }: Begun['attempts'][number]): Attempt => ({
  ...spanOf(startedAt, endedAt),
  outcome,
  ...(error !== undefined && { error }),
});

const distinct = (texts: readonly string[]) => {
  const found = texts.flatMap((text) => referencesIn(text));
  return [...new Map(found.map((each) => [`${each.name} ${each.value}`, each])).values()];
};

function stepOf({ inputs, outputs, attempts, ...step }: Begun): ExecutionStep {
  const { state, type, item, outcome, error } = step;
  return {
    state,
    type,
    ...(item !== undefined && { item }),
    ...spanOf(step.startedAt, step.endedAt),
    outcome,
    attempts: attempts.map(attemptOf),
    input: distinct(inputs),
    output: distinct(outputs),
    ...(error !== undefined && { error }),
  };
}

/** @param events the first events of a history, in order */
export function stepsOf(events: readonly HistoryEvent[]): ExecutionStep[] {
  const steps: Begun[] = [];
  const owners = new Map<number, Owner>();
  /** A redriven task is scheduled again within its earlier step. */
  const redrivenStep = (owner: Owner): Begun | undefined =>
    owner.kind === 'step'
      ? owner.step
      : steps.findLast(({ item, outcome }) => item === itemOf(owner) && outcome !== 'succeeded');
  /** A Map is exited after an event of its last item, which belongs to another step. */
  const leftBy = ({ stateExitedEventDetails }: HistoryEvent, owner: Owner): Begun | undefined =>
    owner.kind === 'step' && owner.step.state === stateExitedEventDetails?.name
      ? owner.step
      : steps.findLast(
          ({ state, endedAt }) => state === stateExitedEventDetails?.name && endedAt === undefined,
        );
  for (const event of events) {
    const { id = 0, previousEventId = 0, type = '' } = event;
    const owner = owners.get(previousEventId) ?? root;
    owners.set(id, owner);
    if (type === 'MapIterationStarted') {
      owners.set(id, { kind: 'item', item: event.mapIterationStartedEventDetails?.index ?? 0 });
    } else if (type === 'ExecutionRedriven') {
      for (const step of steps) reopen(step);
      owners.set(id, root);
    } else if (type.endsWith('StateEntered')) {
      const step = enter(event, type, owner);
      steps.push(step);
      owners.set(id, { kind: 'step', step });
    } else if (type.endsWith('StateExited')) {
      const step = leftBy(event, owner);
      if (step) leave(step, event);
      // Later events belong to the item, no longer to that step.
      owners.set(id, step?.item === undefined ? root : { kind: 'item', item: step.item });
    } else if (ends.has(type)) {
      endAll(steps, type, event);
    } else if (type.startsWith('Task')) {
      const step = redrivenStep(owner);
      if (step) {
        noteTask(step, type, event);
        owners.set(id, { kind: 'step', step });
      }
    }
  }
  return steps.map(stepOf);
}
