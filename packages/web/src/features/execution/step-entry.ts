/** The steps of an execution as lines of the timeline. */
import type { ExecutionDetail, ExecutionStep } from '@cgdx/api/route/operator/execution.ts';
import type { Reference } from '@cgdx/api/route/operator/field.ts';
import { describeMoment } from '../../lib/format/date.ts';
import { describeDuration } from '../../lib/format/duration.ts';
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

function noteOf({ outcome, waitsFor, error }: ExecutionStep): string | undefined {
  if (waitsFor) return waitsFor;
  if (outcome === 'caught')
    return `It failed with ${error ?? 'an error'}, and the workflow went on as it says for that.`;
  if (outcome === 'aborted') return 'It was stopped.';
  if (outcome === 'failed') return `It failed with ${error ?? 'an unknown error'}.`;
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

/** Two fields of one name are told apart by their place. */
const referenceFacts = (of: string, references: readonly Reference[]) =>
  references.map(({ name, value }, at) => {
    const earlier = references.slice(0, at).filter((one) => one.name === name).length;
    return { label: `${of}: ${name}${earlier > 0 ? ` (${earlier + 1})` : ''}`, value };
  });

/** Returns the id of a step's line, for links to it. */
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
    findings: [
      { label: 'Began', value: describeMoment(startedAt) },
      ...attemptFacts(step),
      ...referenceFacts('Input', input),
      ...referenceFacts('Output', output),
    ],
  };
}

/** States that only choose the next state are in the drawing, not in the timeline. */
export const stepEntries = ({ steps }: Pick<ExecutionDetail, 'steps'>): readonly TimelineEntry[] =>
  steps.map(stepEntry).filter((_, at) => !['Choice', 'Pass'].includes(steps[at]?.type ?? ''));
