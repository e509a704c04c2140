import { describe, expect, it } from 'vitest';
import { platformIds } from '../pool/platform-id.ts';
import { unit } from './budget.ts';
import { editionSchema } from './edition-schema.ts';
import { seededUniform } from './made-up-contributors.ts';
import { editionOf, madeUpContributors, madeUpQuarter } from './made-up-pool.ts';
import { queries } from './query.ts';
import { statisticsOf } from './statistics.ts';

const shapeOf = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, each) => (typeof each === 'number' && key !== 'sigma' ? 0 : each)));

describe('an edition', () => {
  it.each(platformIds)('of %s has the same shape, whoever is in the pool', (pool) => {
    const empty = editionOf(pool, []);
    const full = editionOf(pool, madeUpContributors(pool, 120));
    expect(shapeOf(empty)).toEqual(shapeOf(full));
    expect(editionSchema.parse(full)).toEqual(full);
  });

  it('counts the people who came before the previous edition', () => {
    const contributors = madeUpContributors('spotify', 50);
    const people = (number: number) =>
      (editionOf('spotify', contributors, { copies: 100, number }).answers.people?.cells.all ?? 0) / unit;
    expect(people(madeUpQuarter - 1)).toBeLessThan(500);
    expect(people(madeUpQuarter)).toBeGreaterThan(4_500);
  });

  it('gives everybody the same weight, whatever the number of records', () => {
    const many = madeUpContributors('spotify', 20);
    const more = many.map((each) => ({
      ...each,
      summary: { ...each.summary, hours: each.summary.hours.map((count) => count * 1_000) },
    }));
    expect(editionOf('spotify', more)).toEqual(editionOf('spotify', many));
  });
});

describe('the statistics of a pool', () => {
  it('are empty for a small or empty pool', () => {
    for (const people of [0, 60]) {
      const { contributors, answers } = statisticsOf('spotify', [
        editionOf('spotify', madeUpContributors('spotify', people)),
      ]);
      expect([contributors, answers]).toEqual([undefined, []]);
    }
    expect(statisticsOf('spotify', []).contributors).toBeUndefined();
  });

  it('are within their margins of the true shares in a large pool', () => {
    const contributors = madeUpContributors('spotify', 80);
    const { contributors: about = 0, answers } = statisticsOf('spotify', [
      editionOf('spotify', contributors, { copies: 50 }),
    ]);
    expect(Math.abs(about - 4_000)).toBeLessThan(200);
    expect(answers.map(({ queryId }) => queryId)).toEqual(
      expect.arrayContaining(['months', 'hours', 'quality', 'spotify-artists', 'spotify-medium']),
    );
    for (const { margin, cells, rest = 0, queryId } of answers) {
      expect([margin > 0, margin <= 0.1]).toEqual([true, true]);
      const sum = cells.reduce((total, { share }) => total + share, rest);
      if (queryId !== 'spotify-artists') expect(sum).toBeCloseTo(1, 1);
    }
    const quality = answers.find(({ queryId }) => queryId === 'quality');
    const share = (at: string) => quality?.cells.find(({ bucket }) => bucket === at)?.share ?? 9;
    const true5 = contributors.filter((each) => each.quality === 5).length / contributors.length;
    expect(Math.abs(share('5') - true5)).toBeLessThan(2 * (quality?.margin ?? 0));
  });

  it('have smaller margins over the editions of a year', () => {
    const contributors = madeUpContributors('tiktok', 60);
    const editions = [1, 2, 3, 4].map((seed) =>
      editionOf('tiktok', contributors, { copies: 50, uniform: seededUniform(seed) }),
    );
    const margin = (count: number) =>
      statisticsOf('tiktok', editions.slice(0, count)).answers.find(({ queryId }) => queryId === 'hours')
        ?.margin ?? 9;
    expect(margin(4)).toBeLessThan(0.6 * margin(1));
  });
});

it('there are about twenty vetted queries, each with a unique id', () => {
  expect(queries.length).toBeGreaterThanOrEqual(20);
  expect(new Set(queries.map(({ id }) => id)).size).toBe(queries.length);
});
