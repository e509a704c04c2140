import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readers } from '../export/platform/readers.ts';
import { platformIds } from '../pool/platform-id.ts';
import { unit } from './budget.ts';
import { addCounts, type CountedUpload, countsOf, noCounts } from './fold.ts';
import { answerHistograms, columnHistograms, type Histogram, type Tallies } from './histogram.ts';
import { holdersBucket, holdingsBucket } from './item-tally.ts';
import { madeUpContributor } from './made-up-contributors.ts';
import { recordKinds, timedKinds } from './record-kind.ts';

const days = ['2026-02-01', '2026-05-20', '2026-11-30', '2027-03-31', '2027-04-01', '2028-01-01'];

const upload = fc
  .record({
    pool: fc.constant('spotify' as const),
    seed: fc.integer({ min: 0, max: 500 }),
    day: fc.constantFrom(...days),
  })
  .map(
    ({ pool, seed, day }): CountedUpload => ({
      ...madeUpContributor(pool, seed, day.slice(0, 7)),
      addedAt: `${day}T00:00:00.000Z`,
    }),
  );

const normOf = (tallies: Tallies, { id }: Histogram): number =>
  Math.hypot(...Object.values(tallies[id] ?? {})) / unit;

describe('folding', () => {
  it('gives the same as a full count, for any order of uploads and withdrawals', () => {
    const step = fc.record({ person: fc.nat(3), upload, withdraws: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const uploads = new Map<number, CountedUpload[]>();
        let folded = noCounts;
        for (const { person, upload: next, withdraws } of steps) {
          const before = uploads.get(person) ?? [];
          const after = withdraws ? before.slice(1) : [...before, next];
          uploads.set(person, after);
          folded = addCounts(folded, countsOf('spotify', before), -1);
          folded = addCounts(folded, countsOf('spotify', after));
        }
        const full = [...uploads.values()].map((each) => countsOf('spotify', each));
        expect(folded).toEqual(full.reduce((sum, each) => addCounts(sum, each), noCounts));
      }),
    );
  });

  it('never counts a person for more than the norm of a histogram, in any edition and any column', () => {
    fc.assert(
      fc.property(fc.array(upload, { minLength: 1, maxLength: 4 }), (uploads) => {
        const { quarters, years } = countsOf('spotify', uploads);
        let sum = noCounts.quarters['0'] ?? {};
        for (const quarter of Object.keys(quarters).sort()) {
          sum =
            addCounts(
              { quarters: { sum }, years: {} },
              { quarters: { sum: quarters[quarter] ?? {} }, years: {} },
            ).quarters.sum ?? {};
          for (const each of answerHistograms('spotify'))
            expect(normOf(sum, each), each.id).toBeLessThanOrEqual(each.norm);
        }
        for (const column of Object.values(years))
          for (const each of columnHistograms('spotify'))
            expect(normOf(column, each), each.id).toBeLessThanOrEqual(each.norm + 1e-9);
      }),
    );
  });

  it('drops names that are not in a public list', () => {
    const contributor = madeUpContributor('spotify', 1, '2026-11');
    const summary = { ...contributor.summary, items: { 2026: { Nobody: 99, Adele: 1 } } };
    const { years } = countsOf('spotify', [{ ...contributor, summary, addedAt: '2026-11-01T00:00:00.000Z' }]);
    expect(JSON.stringify(years)).not.toContain('Nobody');
    expect(Object.keys(years['2026']?.items ?? {})).toEqual([holdersBucket, holdingsBucket, 'Adele']);
  });
});

it.each(platformIds)('the kinds of %s are those that its reader writes', (pool) => {
  const { kinds } = readers[pool];
  expect(recordKinds[pool]).toEqual(kinds.map(({ kind }) => kind));
  expect(timedKinds[pool]).toEqual(kinds.flatMap(({ kind, counted }) => (counted?.times ? [kind] : [])));
});
