import { expect, it } from 'vitest';
import { bundlesOf } from './bundles.ts';
import type { PoolUpload } from './pool-uploads.ts';

const now = Date.parse('2026-08-15T12:00:00Z');
/** Newest first: one a day. */
const uploads = Array.from(
  { length: 120 },
  (_, at): PoolUpload => ({
    uploadHash: String(at),
    dataQualityScore: 5 + (at % 4),
    price: 20,
    dataPoolId: 'spotify',
    timestamp: new Date(now - at * 86_400_000).toISOString(),
  }),
);

const named = (isWhole: boolean, some = uploads) =>
  new Map(bundlesOf(some, isWhole, now).map(({ name, uploads: held }) => [name, held]));

it('bundles are the newest, those since a month, and the best that money buys', () => {
  const bundles = named(true);
  // proves buy.bundles
  expect([...bundles.keys()]).toEqual([
    'the Newest 20',
    'All Since May',
    'Quality 7 and More, up to S$50.00',
  ]);
  expect(bundles.get('the Newest 20')).toEqual(uploads.slice(0, 20));
  expect(bundles.get('All Since May')?.every(({ timestamp }) => timestamp >= '2026-04-30')).toBe(true);
  const best = bundles.get('Quality 7 and More, up to S$50.00') ?? [];
  // Each costs S$2: the best first, and not one that is beyond the money.
  expect(best.map(({ dataQualityScore }) => dataQualityScore)).toEqual(Array(25).fill(8));
});

it('while older uploads are not loaded, no bundle claims to hold all of them', () => {
  expect([...named(false).keys()]).toEqual(['the Newest 20', 'All Since May']);
  expect([...named(false, uploads.slice(0, 30)).keys()]).toEqual(['the Newest 20']);
  expect(named(true, []).size).toBe(0);
});
