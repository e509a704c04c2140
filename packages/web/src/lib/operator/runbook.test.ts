import { expect, it } from 'vitest';
import { runbookParagraph } from './runbook.ts';

it('a paragraph of the runbook is read up to the next heading, without Markdown', async () => {
  const text = await runbookParagraph('A workflow that failed');
  expect(text).toMatch(/^Alarm \.\.\.-ExecutionsFailed\./);
  expect(text).toContain('npm run operate -- redrive contribution/ID');
  expect(text).not.toMatch(/[`*#]|payout-sweep looks at each/);
  expect(await runbookParagraph('A payout that stands still')).toContain('\n\nStripeBalanceLow: add money');
  expect(await runbookParagraph('No such heading')).toBe('');
});
