import { describe, expect, it } from 'vitest';
import { editionOf, madeUpContributors } from './made-up-pool.ts';
import { poolTableOf } from './pool-table.ts';

const habits = madeUpContributors('spotify', 50);
const tableOf = (people: number) =>
  poolTableOf('spotify', [editionOf('spotify', habits, { copies: people / 50 })]);

describe('the table of a pool', () => {
  it('has the number of people with an item in a year, within its margin', () => {
    const [column] = tableOf(5_000).years;
    const { year, margin, items = [] } = column ?? {};
    expect(year).toBe(2026);
    const held = habits.flatMap(({ summary }) => Object.keys(summary.items?.['2026'] ?? {}));
    expect(items.slice(0, 2).map(({ name }) => name)).toEqual(['Adele', 'Jay Chou']);
    for (const { name, people } of items.slice(0, new Set(held).size)) {
      const actual = 100 * held.filter((each) => each === name).length;
      expect(actual).toBeGreaterThan(1_000);
      expect(Math.abs(people - actual)).toBeLessThan(2 * (margin?.items ?? 0));
    }
  });

  it('has every month of every kind, and no negative number', () => {
    const [column] = tableOf(5_000).years;
    expect(column?.classes).toHaveLength(24);
    expect(column?.classes.slice(0, 2).map(({ month, kind }) => [month, kind])).toEqual([
      ['2026-01', 'play'],
      ['2026-01', 'search'],
    ]);
    expect(column?.classes.every(({ people }) => people >= 0)).toBe(true);
  });

  it('is empty for a pool that is too small or has no column', () => {
    expect(tableOf(50).years).toEqual([]);
    const { column: _, ...young } = editionOf('spotify', madeUpContributors('spotify', 50), { copies: 100 });
    expect(poolTableOf('spotify', [young]).years).toEqual([]);
  });
});
