import { describe, expect, it } from 'vitest';
import { meterOf, meterWords } from './meter.ts';
import { meteredOf } from './metered-records.ts';
import type { PoolTable } from './pool-table.ts';

const tableOf = (people: number, items: Readonly<Record<string, number>>): PoolTable => ({
  format: 'cgdx-table/1',
  dataPoolId: 'spotify',
  note: '',
  years: [
    {
      year: 2026,
      people,
      margin: { items: 0, classes: 0 },
      items: Object.entries(items).map(([name, count]) => ({ name, people: count })),
      classes: [],
    },
  ],
});
const played = (...items: (string | undefined)[]) => items.map((item) => ({ year: 2026, item, records: 1 }));
const alone = (meter: ReturnType<typeof meterOf>) => meter.taken.map((each) => each.alone);

describe('the meter', () => {
  it('counts a record as unique if its item or its year is not in the table', () => {
    const table = tableOf(1_000, { Adele: 1_000 });
    expect(alone(meterOf(played('Nobody', undefined), table))).toEqual([1, 1, 1]);
    expect(alone(meterOf([{ year: 2025, item: 'Adele', records: 1 }], table))).toEqual([1, 1, 1]);
  });

  it('does not count records as unique that everybody has', () => {
    const { taken, isKnown } = meterOf(played('Adele', 'Adele'), tableOf(1_000, { Adele: 1_000 }));
    expect(isKnown).toBe(true);
    expect(taken.map(({ records, alone: share, strangerFits }) => [records, share, strangerFits])).toEqual([
      [1, 0, 1],
      [2, 0, 1],
      [4, 0, 1],
    ]);
  });

  it('identifies people by several records if one is not enough', () => {
    const table = tableOf(1_000, { Adele: 100, ABBA: 100 });
    const { taken } = meterOf(played('Adele', 'ABBA'), table);
    // A tenth of the people has one, a hundredth has two, and a ten-thousandth four: of a thousand people that is 0.1.
    expect(taken.map((each) => each.alone)).toEqual([0, 0, 1]);
    for (const [at, wanted] of [0.1, 0.01, 0.0001].entries())
      expect(Math.abs(Math.log((taken[at]?.strangerFits ?? 1) / wanted))).toBeLessThan(0.45);
  });

  it('weighs common and rare records by how often the person has them', () => {
    const table = tableOf(1_000, { Adele: 1_000 });
    const { taken } = meterOf([{ year: 2026, item: 'Adele', records: 3 }, ...played('Nobody')], table);
    const shares = [0.25, 1 - 0.75 ** 2, 1 - 0.75 ** 4];
    for (const [at, wanted] of shares.entries()) expect(taken[at]?.alone).toBeCloseTo(wanted);
  });

  it('counts records of listed items by item and year, and all others as having no item', () => {
    const counts = {
      ...{ records: 9, undated: 0, quarters: {}, classed: 0, other: 0 },
      tally: {
        ...{ records: 9, months: {}, hours: [], weekdays: [], values: {} },
        items: { 2026: { ADELE: 3, 'A band of friends': 2 }, 2025: { Adele: 1 } },
      },
    };
    expect(meteredOf('spotify', [{ kind: 'play', counts: [counts, counts] }])).toEqual([
      { year: 2025, item: 'Adele', records: 2 },
      { year: 2026, item: 'Adele', records: 6 },
      { year: 0, item: undefined, records: 10 },
    ]);
  });

  it('is explained in words, also if it is not known', () => {
    const words = (table: PoolTable) => meterWords(meterOf(played('Adele', 'Nobody'), table));
    expect(words(tableOf(1_000, { Adele: 1_000 }))).toMatch(
      /^Among about 1,000 people .* 50\s% of your records are yours alone, .* 75\s% of all pairs and 94\s% of all fours\. .* 6\s%\.$/,
    );
    expect(words(tableOf(19, { Adele: 19 }))).toMatch(/cannot be known yet.*yours alone/);
  });

  it('is not known for a pool with fewer than 20 people or without a table, and then counts everything as unique', () => {
    for (const table of [tableOf(19, { Adele: 19 }), { ...tableOf(0, {}), years: [] }])
      expect(meterOf(played('Adele'), table)).toMatchObject({
        isKnown: false,
        taken: [{ alone: 1 }, { alone: 1 }, { alone: 1 }],
      });
  });

  it('finds nothing that singles a person out in an export without such records', () => {
    for (const held of [[], [{ year: 2026, item: 'Adele', records: 0 }]])
      expect(meterOf(held, tableOf(1_000, { Adele: 10 }))).toMatchObject({
        isKnown: true,
        taken: [{ alone: 0 }, { alone: 0 }, { alone: 0, strangerFits: 1 }],
      });
  });
});
