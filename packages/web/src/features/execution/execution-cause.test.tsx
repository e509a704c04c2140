import type { Execution } from '@cgdx/api/route/operator/execution.ts';
import { expect, it } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { CauseChips, causeTitleOf } from './execution-cause.tsx';

const rowOf = (status: Execution['status'], error?: string): Execution => ({
  workflow: 'payout',
  executionId: `${status} ${error}`,
  status,
  startedAt: '2026-11-05T12:00:00Z',
  redrives: 0,
  ...(error !== undefined && { error }),
});
const shown = (rows: readonly Execution[], chosen = '') =>
  renderedText(<CauseChips rows={rows} chosen={chosen} onChoose={() => undefined} />);

it('executions that failed are counted by cause, the most frequent first', () => {
  const rows = [
    rowOf('failed', 'ZodError'),
    rowOf('failed', 'PoolEscrowEmpty'),
    rowOf('failed', 'TypeError'),
    rowOf('succeeded'),
    rowOf('aborted'),
  ];
  expect(shown(rows)).toBe('Cause Any cause Fault of the code 2 No money left 1');
});

it('a chosen cause stays visible when no execution has it any more, so that it can be deselected', () => {
  expect(shown([], 'No money left')).toBe('Cause Any cause No money left 0');
  expect(shown([rowOf('running')])).toBe('');
});

it('an execution that timed out has a cause, and one that an operator stopped has none', () => {
  expect(causeTitleOf(rowOf('timed-out'))).toBe('Took too long');
  // The same words as on the page of the execution.
  expect(causeTitleOf(rowOf('failed', 'ConditionalCheckFailedException'))).toBe('Not as expected');
  expect(causeTitleOf(rowOf('failed'))).toBe('Unknown');
  expect(causeTitleOf(rowOf('aborted'))).toBeUndefined();
});
