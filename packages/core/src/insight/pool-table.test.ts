import { describe, expect, it } from 'vitest';
import { editionOf, madeUpContributors } from './made-up-pool.ts';
import { poolTableOf } from './pool-table.ts';

const tableOf = (people: number) =>
  poolTableOf('spotify', [editionOf('spotify', madeUpContributors('spotify', 50), { copies: people / 50 })]);

describe('the table of a pool', () => {
  it('has the number of people with an item in a year, within its margin', () => {
    const [column] = tableOf(5_000).years;
    const { year, margin, items = [] } = column ?? {};
    expect(year).toBe(2026);
    // All generated contributors have each of these.
    for (const name of ['Adele', 'ABBA', 'Jay Chou', 'Ed Sheeran']) {
      const found = items.find((item) => item.name === name)?.people ?? 0;
      expect(Math.abs(found - 5_000)).toBeLessThan(2 * (margin?.items ?? 0));
    }
    expect(items.slice(0, 4).map(({ people }) => people > 4_500)).toEqual([true, true, true, true]);
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
