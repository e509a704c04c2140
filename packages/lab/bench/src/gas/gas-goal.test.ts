import { expect, test } from 'vitest';
import { goalLines } from './gas-goal.ts';

const linesAt = (gas: number) => {
  const short: string[] = [];
  const lines = goalLines(
    () => gas,
    (sentence) => short.push(sentence),
  );
  return { lines, short: short.filter((sentence) => sentence.includes(' gas,')) };
};

test('a call above its gas goal is reported with the difference', () => {
  expect(linesAt(1_000).short).toEqual([]);
  expect(linesAt(81_349).short.join(' ')).not.toContain('claim at 2^20, repeat');
  expect(linesAt(81_350).short).toContain(
    'Short: claim at 2^20, repeat takes 81350 gas, 50 more than the goal.',
  );
  expect(linesAt(1_000_000).short).toHaveLength(7);
});

test('the sizes of the contracts are shown beside their goals', () => {
  const { lines } = linesAt(1);
  expect(lines.filter(({ unit }) => unit === 'bytes').map(({ what, peers }) => [what, peers.goal])).toEqual([
    ['goal: office', 24_000],
    ['goal: market and office', 45_300],
    ['goal: market, office and reader', 45_300],
  ]);
  for (const { ours } of lines) expect(ours).toBeGreaterThan(0);
});
