import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unit } from './budget.ts';
import { publicItems } from './item-list.ts';
import { itemPeopleOf } from './item-people.ts';
import { itemsNorm, itemTally } from './item-tally.ts';

const names = publicItems('spotify');

it('nobody moves the sums by more than the norm, however many items they hold', () => {
  fc.assert(
    fc.property(fc.nat(400), (held) => {
      const moved = Math.hypot(...Object.values(itemTally(names.slice(0, held)))) / unit;
      expect(moved).toBeLessThanOrEqual(itemsNorm);
    }),
  );
});

it('of people who hold few items and people who hold many, each counts as about one', () => {
  const sums: Record<string, number> = {};
  const held = new Map<string, number>();
  for (let person = 0; person < 600; person++) {
    const own = names.filter((_, at) => (at * 7 + person) % (person % 2 === 0 ? 100 : 20) === 0);
    for (const name of own) held.set(name, (held.get(name) ?? 0) + 1);
    for (const [cell, moved] of Object.entries(itemTally(own))) sums[cell] = (sums[cell] ?? 0) + moved;
  }
  const { holders, items, sigma } = itemPeopleOf({ cells: sums, sigma: 10 * unit });
  expect(holders).toBe(600);
  const total = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);
  expect(total(items.map(({ people }) => people)) / total(held.values())).toBeCloseTo(1, 1);
  expect(sigma).toBeGreaterThan(10);
  for (const { name, people } of items) expect(people / (held.get(name) ?? 0)).toBeGreaterThan(0.7);
});

it('makes no more of noise than of people who hold as much as anybody may', () => {
  const noise = { '': -900, '*': 90_000, Adele: 3_000, ABBA: -4_000 };
  expect(itemPeopleOf({ cells: noise, sigma: unit }).sigma).toBeLessThan(3);
  expect(itemPeopleOf({ cells: { '': 500, Adele: 1_000 }, sigma: unit }).items).toEqual([
    { name: 'Adele', people: 1 },
  ]);
});
