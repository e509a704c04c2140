import { expect, it } from 'vitest';
import { conditionWords, shortCondition } from './transition-words.ts';

it.each([
  ['choice', '$states.input.Payload.outcome = "to-review"', 'to-review'],
  ['choice', '$exists($payout.rail) and $payout.rail = "bank"', 'bank'],
  ['choice', '$sizeBytes > 8000000', 'sizeBytes > 8000000'],
  ['choice', '$code in ["PoolEscrowEmpty","RewardRefused"]', 'code in ["PoolEscro…'],
  ['catch', 'States.Timeout', 'Timeout'],
  ['catch', 'PoolEscrowEmpty, RewardRefused', 'PoolEscrowEmpty …'],
  ['default', undefined, 'otherwise'],
  ['item', undefined, 'each item'],
  ['next', undefined, undefined],
])('a transition of the kind %s with the condition %j has the label %j', (kind, label, said) => {
  expect(shortCondition({ to: 'B', kind, label })).toBe(said);
});

it('the panel shows the whole condition', () => {
  const label = '$code in ["PoolEscrowEmpty","RewardRefused"]';
  expect(conditionWords({ to: 'B', kind: 'choice', label })).toEqual({ words: 'if', code: label });
  expect(conditionWords({ to: 'B', kind: 'catch', label: 'States.Timeout' })).toEqual({
    words: 'after the error',
    code: 'States.Timeout',
  });
  expect(conditionWords({ to: 'B', kind: 'next' })).toEqual({ words: 'always' });
});
