import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { causeOf, costOfWaiting, remedySentences } from './failure-cause.ts';

it.each([
  ['ConditionalCheckFailedException', 'Changed meanwhile', 'now'],
  ['TransactionCanceledException', 'Changed meanwhile', 'now'],
  ['ZodError', 'Fault of the code', 'never'],
  ['InvariantBroken', 'Fault of the code', 'never'],
  ['Sandbox.Timedout', 'Took too long', 'now'],
  ['States.Timeout', 'Took too long', 'now'],
  ['Runtime.OutOfMemory', 'Too large', 'never'],
  ['AccessDeniedException', 'Not allowed', 'after'],
  ['WrongChain', 'Wrong chain', 'after'],
  ['PoolEscrowEmpty', 'No money left', 'after'],
  ['StripeBalanceLow', 'No money left', 'after'],
  ['ThrottlingException', 'Too much at once', 'now'],
  ['Lambda.ServiceException', 'Service away', 'now'],
  ['NoSuchKey', 'Something is gone', 'after'],
  ['Surprise', 'Unknown', 'after'],
  [undefined, 'Unknown', 'after'],
] as const)('the error %s has the cause “%s”, and a remedy', (error, title, remedy) => {
  const cause = causeOf(error);
  expect(cause, 'proves operator.every-failure-cause').toMatchObject({ title, remedy });
  expect(cause.sentence).toMatch(/^[A-Z].*\.$/);
  expect(remedySentences[cause.remedy]).toMatch(/again/);
});

it('if an execution keeps failing in the same way, the advice is that redriving alone will not help', () => {
  const cause = causeOf('ConditionalCheckFailedException', 8);
  expect(cause).toMatchObject({ title: 'Not as expected', remedy: 'after' });
  expect(cause.sentence).toContain('every attempt found it so');
  expect(causeOf('States.Timeout', 8).remedy).toBe('now');
});

it('each cause has a paragraph in the runbook', () => {
  const runbook = readFileSync(join(import.meta.dirname, '../../../../../docs/operations.md'), 'utf8');
  for (const error of ['ZodError', 'WrongChain', 'StripeBalanceLow', 'Surprise', 'MarketPaused'])
    expect(runbook).toContain(`\n## ${causeOf(error).runbook}\n`);
});

it('says what it costs to wait, by the kind of execution', () => {
  expect(costOfWaiting('purchase')).toContain('A buyer who has paid waits');
  expect(costOfWaiting('payout')).toContain('stays reserved');
  expect(costOfWaiting('contribution')).toContain('14 days');
  expect(costOfWaiting('on-payout-sweep')).toContain('Discard it');
  expect(costOfWaiting('on-wallet-linked')).toContain('has not been done');
});
