/** One line of a timeline, for contributors, buyers and operators. */

export type EntryState = 'waiting' | 'running' | 'paused' | 'done' | 'rejected' | 'failed';

export interface TimelineEntry {
  readonly key: string;
  readonly title: string;
  readonly state: EntryState;
  /** ISO 8601. */
  readonly startedAt?: string | undefined;
  readonly endedAt?: string | undefined;
  readonly progress?: { readonly done: number; readonly total: number; readonly text: string } | undefined;
  /** One sentence: what is happening, what was found, or why it waits. */
  readonly note?: string | undefined;
  /** Shown when the line is opened. */
  readonly findings?: readonly { readonly label: string; readonly value: string }[] | undefined;
  /** True if the findings are shown from the start. */
  readonly isOpen?: boolean;
  readonly attempts?: number | undefined;
}

/** The name of each state, for people who do not see the sign before the line. */
export const stateWords: Record<EntryState, string> = {
  waiting: 'Waiting',
  running: 'Running',
  paused: 'Paused',
  done: 'Done',
  rejected: 'Refused',
  failed: 'Stopped',
};

/**
 * Returns the announcement for screen readers while the work goes on: only changes of state, not of progress.
 *
 * @returns one sentence, or undefined if no state changed
 */
export function announcement(
  before: readonly TimelineEntry[],
  after: readonly TimelineEntry[],
): string | undefined {
  const known = new Map(before.map((entry) => [entry.key, entry.state]));
  const changed = after.filter((entry) => known.has(entry.key) && known.get(entry.key) !== entry.state);
  const last = changed.findLast((entry) => entry.state !== 'waiting');
  if (!last) return undefined;
  return `${last.title}: ${stateWords[last.state]}.${last.note ? ` ${last.note}` : ''}`;
}
