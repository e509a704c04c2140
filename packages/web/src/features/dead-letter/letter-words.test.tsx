import type { DeadLetter } from '@cgdx/api/route/operator/dead-letter.ts';
import { expect, it } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { decidedColumn, letterColumns } from './dead-letters.tsx';

const letter: DeadLetter = {
  letterId: 'l-1',
  state: 'waiting',
  handler: 'on-export-uploaded',
  kind: 'not-handled',
  source: 'aws.s3',
  eventType: 'Object Created',
  event: [{ name: 'contributionId', value: 'c-1' }],
  error: 'Timeout',
  failures: 3,
  replays: 1,
  firstFailedAt: '2026-11-05T12:00:00Z',
  lastFailedAt: '2026-11-05T13:00:00Z',
};

it('a dead letter shows its event, its function, its cause, and how often it failed and was replayed', () => {
  const shown = letterColumns.map(({ title, cell }) => `${title}: ${renderedText(cell(letter))}`);
  expect(shown, 'proves operator.dead-letters-event').toEqual([
    'Event: Object Created from aws.s3 contributionId c-1',
    'For: on-export-uploaded',
    'Cause: It took longer than allowed, or stopped responding. Doing it again can end well. ' +
      'Its person waits, and reads that our team was notified. It can be redriven for 14 days; the export is kept for 15. ' +
      'Its function failed: Timeout',
    expect.stringMatching(/^Failed: 5 Nov 2026, .* 3 times, replayed once$/),
  ]);
});

it('a dead letter with a decision shows when and by whom it was decided', () => {
  const decided = { ...letter, decidedAt: '2026-11-05T14:00:00Z', decidedBy: 'olga@market.example' };
  expect(renderedText(decidedColumn.cell(decided))).toMatch(/^5 Nov 2026, .* by olga@market\.example$/);
});
