import { expect, it } from 'vitest';
import { datasetOf } from '../testing/inspect-bytes.ts';
import { extendedFile, extendedPlays } from '../testing/spotify-history.ts';
import { zipOf } from '../testing/zip-bytes.ts';
import { isSold, soldPeriod, unsoldDays } from './sold-period.ts';

const dayOf = (date: string): number => Date.parse(date) / 86_400_000;
const sold = soldPeriod([dayOf('2025-11-30'), dayOf('2026-02-01')]);
const bytes = await zipOf([extendedFile(extendedPlays(3_000))]);

it('the sold period of an earlier upload consists of whole quarters', () => {
  expect(sold).toEqual({ firstQuarter: '2025-Q4', lastQuarter: '2026-Q1' });
  expect(soldPeriod([])).toBeUndefined();
});

it('a later upload does not sell records of those quarters, nor records without a time', () => {
  const periods = sold ? [sold] : [];
  const isWithheld = (at: string | null) => isSold(at, periods);
  expect(
    ['2025-09-30T23:59:59Z', '2025-10-01T00:00:00Z', '2026-03-31T23:59:59Z', '2026-04-01T00:00:00Z'].map(
      isWithheld,
    ),
  ).toEqual([false, true, true, false]);
  expect([isWithheld(null), isSold(null, [])]).toEqual([true, false]);
  expect(unsoldDays([dayOf('2026-03-31'), dayOf('2026-04-01')], periods)).toEqual([dayOf('2026-04-01')]);
});

it.each(['records', 'profile'] as const)(
  'two uploads of one history as %s have no quarter in common',
  async (offer) => {
    const told = async (periods: Parameters<typeof datasetOf>[5]) => {
      const { files, summary, manifest } = await datasetOf(
        bytes,
        undefined,
        undefined,
        undefined,
        offer,
        periods,
      );
      const text = [...files].filter(([name]) => name.endsWith('ndjson') || name.endsWith('gz'));
      const months = text.flatMap(([, lines]) => lines.match(/2026-0\d(?=-\d\dT)|202\d-Q\d/g) ?? []);
      return { times: new Set(months), summary, firstDay: manifest.period.firstDay ?? '' };
    };
    const all = await told([]);
    const later = await told([{ firstQuarter: '2026-Q1', lastQuarter: '2026-Q1' }]);
    expect(all.times).toContain('2026-Q1');
    expect([...later.times].filter((time) => /2026-(?:Q1|0[123])/.test(time))).toEqual([]);
    expect(later.times).toContain('2026-Q2');
    expect(all.firstDay < '2026-04-01' && later.firstDay >= '2026-04-01').toBe(true);
    // The same holds for the summary, so that insights count each record of the person once.
    expect(later.summary.records).toBeLessThan(all.summary.records);
  },
);
