/** Turns the steps of an execution into lines of the timeline. */
import type { ExecutionDetail, ExecutionStep } from '@cgdx/api/route/operator/execution.ts';
import type { Reference } from '@cgdx/api/route/operator/field.ts';
import { describeMoment } from '../../lib/format/date.ts';
import { describeDuration } from '../../lib/format/duration.ts';
import { causeOf } from '../../lib/operator/failure-cause.ts';
import type { EntryState, TimelineEntry } from '../../ui/timeline/entry.ts';
import { stateWords } from './graph/layout.ts';

function entryState({ outcome, waitsFor }: ExecutionStep): EntryState {
  switch (outcome) {
    case 'running':
      return waitsFor ? 'paused' : 'running';
    case 'succeeded':
      return 'done';
    case 'caught':
      return 'rejected';
    case 'failed':
    case 'aborted':
      return 'failed';
    default:
      return outcome satisfies never;
  }
}

function noteOf({ outcome, waitsFor, error, attempts }: ExecutionStep): string | undefined {
  if (waitsFor) return waitsFor;
  if (outcome === 'caught')
    return `${causeOf(error).sentence} The workflow went on as it says for ${error ?? 'that'}.`;
  if (outcome === 'aborted') return 'It was stopped.';
  if (outcome === 'failed')
    return `${causeOf(error, attempts.length).sentence}${error === undefined ? '' : ` (${error})`}`;
  return undefined;
}

const attemptWords = {
  running: 'running',
  succeeded: 'succeeded',
  failed: 'failed',
  'timed-out': 'timed out',
  aborted: 'stopped',
} as const;

const attemptFacts = ({ attempts }: ExecutionStep) =>
  attempts.length < 2 && attempts[0]?.error === undefined
    ? []
    : attempts.map(({ startedAt, durationMs, outcome, error }, at) => ({
        label: `Attempt ${at + 1}`,
        value: [
          `${attemptWords[outcome]}${durationMs === undefined ? '' : ` after ${describeDuration(durationMs)}`}`,
          error,
          `began ${describeMoment(startedAt)}`,
        ]
          .filter(Boolean)
          .join(', '),
      }));

/** Lists a step's references; fields with the same name are numbered. */
const referenceFacts = (of: string, references: readonly Reference[]) =>
  references.map(({ name, value }, at) => {
    const earlier = references.slice(0, at).filter((one) => one.name === name).length;
    return { label: `${of}: ${name}${earlier > 0 ? ` (${earlier + 1})` : ''}`, value };
  });

/** Returns the id of a step's line, which links use. */
const stepKey = ({ state, startedAt, item }: ExecutionStep, at: number): string =>
  `${state} ${item ?? ''} ${startedAt} ${at}`;

export function stepEntry(step: ExecutionStep, at: number): TimelineEntry {
  const { state, item, startedAt, endedAt, attempts, input, output } = step;
  return {
    key: stepKey(step, at),
    title: item === undefined ? stateWords(state) : `${stateWords(state)}, item ${item + 1}`,
    state: entryState(step),
    startedAt,
    endedAt,
    attempts: attempts.length,
    note: noteOf(step),
    isOpen: step.outcome === 'failed',
    findings: [
      { label: 'Began', value: describeMoment(startedAt) },
      ...attemptFacts(step),
      ...referenceFacts('Input', input),
      ...referenceFacts('Output', output),
    ],
  };
}

/** If more items than this are done, they share one line: among forty items the failed one must be visible. */
const mostSingle = 3;

/** States that only choose the next state are in the drawing, not in the timeline. Failed steps are open. */
export function stepEntries({ steps }: Pick<ExecutionDetail, 'steps'>): readonly TimelineEntry[] {
  const isDoneItem = ({ item, outcome }: ExecutionStep) => item !== undefined && outcome === 'succeeded';
  const done = Map.groupBy(steps.filter(isDoneItem), ({ state }) => state);
  const folded = new Set<string>();
  return steps.flatMap((step, at): TimelineEntry | [] => {
    if (['Choice', 'Pass'].includes(step.type)) return [];
    const alike = done.get(step.state) ?? [];
    if (!isDoneItem(step) || alike.length <= mostSingle) return stepEntry(step, at);
    if (folded.has(step.state)) return [];
    folded.add(step.state);
    return foldedEntry(alike, at);
  });
}

function foldedEntry(steps: readonly ExecutionStep[], at: number): TimelineEntry {
  const [{ state, startedAt, item } = steps[0] as ExecutionStep] = steps;
  const ends = steps.flatMap(({ endedAt }) => endedAt ?? []);
  return {
    key: stepKey({ state, startedAt, item } as ExecutionStep, at),
    title: `${stateWords(state)}, ${steps.length} items`,
    state: 'done',
    startedAt,
    endedAt: ends.toSorted().at(-1),
  };
}
