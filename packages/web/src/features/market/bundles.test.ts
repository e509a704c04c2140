import { expect, it } from 'vitest';
import { bundlesOf } from './bundles.ts';
import type { PoolUpload } from './pool-uploads.ts';

const now = Date.parse('2026-08-15T12:00:00Z');
/** One upload a day, newest first. */
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

it('the bundles are the newest uploads, all since a month, and the best up to a price', () => {
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
  // Each upload costs S$2: the best ones come first, and their total stays within the price.
  expect(best.map(({ dataQualityScore }) => dataQualityScore)).toEqual(Array(25).fill(8));
});

it('no bundle is offered that might lack uploads that are not loaded yet', () => {
  expect([...named(false).keys()]).toEqual(['the Newest 20', 'All Since May']);
  expect([...named(false, uploads.slice(0, 30)).keys()]).toEqual(['the Newest 20']);
  expect(named(true, []).size).toBe(0);
});

it('the newest are no bundle if there are no others', () => {
  expect([...named(true, uploads.slice(0, 20)).keys()]).not.toContain('the Newest 20');
  expect(named(true, uploads.slice(0, 21)).get('the Newest 20')).toHaveLength(20);
});
