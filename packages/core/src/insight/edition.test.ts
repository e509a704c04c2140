import { describe, expect, it } from 'vitest';
import { platformIds } from '../pool/platform-id.ts';
import { epsilonIn, makeEdition } from './edition.ts';
import { madeUpContributor, seededUniform } from './made-up-contributors.ts';
import { queries, queriesOfPool } from './query.ts';

const madeAt = '2026-11-20T00:00:00Z';
const contributors = (count: number) =>
  Array.from({ length: count }, (_, at) => madeUpContributor('spotify', at, '2026-11'));
const edition = (count: number, seed = 1) =>
  makeEdition({
    dataPoolId: 'spotify',
    number: 1,
    madeAt,
    contributors: contributors(count),
    uniform: seededUniform(seed),
  });

describe('an edition', () => {
  it('says nothing of a pool that is too small', () => {
    expect(edition(39)).toMatchObject({ answers: [] });
    expect(edition(39).contributors).toBeUndefined();
    expect(edition(60)).toMatchObject({ contributors: 60 });
  });

  it('says nothing, and why, if it is withheld', () => {
    const input = {
      dataPoolId: 'spotify',
      number: 2,
      madeAt,
      uniform: seededUniform(1),
      withheld: true,
    } as const;
    const withheld = makeEdition({ ...input, contributors: contributors(60) });
    expect(withheld).toMatchObject({ withheld: true, answers: [] });
    expect(withheld.contributors).toBeUndefined();
    expect(makeEdition({ ...input, contributors: contributors(39) }).withheld).toBeUndefined();
  });

  it('gives every number its period, margin and share of the budget', () => {
    const { answers } = edition(200);
    expect(answers.map(({ queryId }) => queryId)).toEqual(
      expect.arrayContaining(['months', 'hours', 'quality', 'spotify-artists']),
    );
    for (const { epsilon, margin, period, cells, rest = 0 } of answers) {
      expect([epsilon > 0, margin > 0, period !== undefined]).toEqual([true, true, true]);
      expect(cells.reduce((sum, { share }) => sum + share, rest)).toBeCloseTo(1, 1);
    }
    expect(answers[0]?.period).toEqual({ from: '2025-11', to: '2026-10' });
  });

  it('tells the number of contributors only about, also by its margins and epsilons', () => {
    const said = (count: number) => {
      const { contributors, answers } = edition(count);
      return [contributors, answers.map(({ queryId, epsilon, margin }) => ({ queryId, epsilon, margin }))];
    };
    expect(said(64)).toEqual(said(60));
    expect(said(65)).not.toEqual(said(60));
  });

  it('spends no more than its budget, and less the larger the pool', () => {
    for (const pool of platformIds) {
      const spent = (count: number) =>
        queriesOfPool(pool).reduce((sum, query) => sum + epsilonIn(query, count), 0);
      expect(spent(60)).toBeLessThanOrEqual(11);
      expect(spent(6_000)).toBeCloseTo(spent(60) / 10);
    }
  });

  it('comes close to the truth in a large pool', () => {
    const [one, two] = [edition(3_000, 1), edition(3_000, 2)];
    for (const [at, { cells }] of one.answers.entries()) {
      for (const [place, { share }] of cells.entries()) {
        expect(Math.abs(share - (two.answers[at]?.cells[place]?.share ?? 9))).toBeLessThan(0.03);
      }
    }
  });

  it('weighs nobody more for having more', () => {
    const many = contributors(200).map((each, at) =>
      at === 0
        ? { ...each, summary: { ...each.summary, hours: each.summary.hours.map((n) => n * 1_000) } }
        : each,
    );
    const input = { dataPoolId: 'spotify', number: 1, madeAt } as const;
    const with1000 = makeEdition({ ...input, contributors: many, uniform: seededUniform(1) });
    expect(with1000).toEqual(
      makeEdition({ ...input, contributors: contributors(200), uniform: seededUniform(1) }),
    );
  });
});

it('there are about twenty vetted queries, each with a name of its own', () => {
  expect(queries.length).toBeGreaterThanOrEqual(20);
  expect(new Set(queries.map(({ id }) => id)).size).toBe(queries.length);
});
