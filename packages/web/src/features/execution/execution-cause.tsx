import type { Execution } from '@cgdx/api/route/operator/execution.ts';
import { causeOf } from '../../lib/operator/failure-cause.ts';
import { ChoiceChips } from '../../ui/control/choice-chips.tsx';

/** Returns the title of why an execution failed, after all retries. A timeout is its own cause; a stopped execution has none. */
export const causeTitleOf = ({ status, error }: Pick<Execution, 'status' | 'error'>): string | undefined =>
  status === 'timed-out'
    ? causeOf('States.Timeout').title
    : status === 'failed'
      ? causeOf(error, Number.POSITIVE_INFINITY).title
      : undefined;

interface CauseChipsProps {
  readonly rows: readonly Execution[];
  /** A cause's title; empty for all. */
  readonly chosen: string;
  readonly onChoose: (cause: string) => void;
}

/** Filters a list of executions by the cause of their failure, the most frequent cause first; shows nothing if none failed. */
export function CauseChips({ rows, chosen, onChoose }: CauseChipsProps) {
  const counts = new Map<string, number>(chosen === '' ? [] : [[chosen, 0]]);
  for (const title of rows.flatMap((row) => causeTitleOf(row) ?? []))
    counts.set(title, (counts.get(title) ?? 0) + 1);
  if (counts.size === 0) return null;
  const causes = [...counts].toSorted(([, a], [, b]) => b - a);
  return (
    <ChoiceChips
      label="Cause"
      chosen={chosen}
      onChoose={onChoose}
      choices={[
        { value: '', title: 'Any cause' },
        ...causes.map(([title, count]) => ({ value: title, title, count: { count, isMore: false } })),
      ]}
    />
  );
}
