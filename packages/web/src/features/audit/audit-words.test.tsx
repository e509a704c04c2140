import type { AuditEntry } from '@cgdx/api/route/operator/audit.ts';
import { expect, it } from 'vitest';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { auditColumns } from './audit-log.tsx';
import { Target } from './target.tsx';

const entry: AuditEntry = {
  auditId: 'a-1',
  at: '2026-11-05T12:00:00Z',
  actor: { id: 'sub', email: 'operator@example.com', by: 'sign-in' },
  action: 'execution.redrive',
  target: 'contribution/e1',
  reason: 'The mask is mended.',
  outcome: 'done',
};
const shown = (more: Partial<AuditEntry> = {}) =>
  auditColumns.map(({ title, cell }) => `${title}: ${renderedText(cell({ ...entry, ...more }))}`);

it('an entry says who did what to what, why, when, and with which outcome', () => {
  expect(shown(), 'proves operator.audit-log-why').toEqual([
    expect.stringMatching(/^When: 5 Nov 2026/),
    'Who: operator@example.com',
    'What: Redrove an execution contribution/e1',
    'Why: The mask is mended.',
    'Outcome: Done',
  ]);
});
it('an entry says what a command did, its outcome, and why it was refused', () => {
  expect(shown({ actor: { id: 'root@host', by: 'command' } })).toContain('Who: root@host by a command');
  expect(shown({ outcome: 'refused', code: 'ExecutionRunning' })).toContain(
    'Outcome: Refused ExecutionRunning',
  );
  expect(shown({ action: 'chain.reconcile', target: 'chain', result: 'Nothing to mend.' })).toContain(
    'Outcome: Done Nothing to mend.',
  );
  expect(shown({ outcome: 'asked' })).toContain('Outcome: Asked, end unknown');
});
it('an entry about an execution links to its page; other entries have no link', () => {
  expect(renderedMarkup(<Target target="payout/p-1" />)).toContain('href="/operator/executions/payout/p-1"');
  expect(renderedMarkup(<Target target="review/e1" />)).toContain(
    'href="/operator/executions/contribution/e1"',
  );
  expect(renderedMarkup(<Target target="pool/spotify" />)).not.toContain('href');
});
