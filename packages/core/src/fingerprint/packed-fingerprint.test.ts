import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOfMasks, masksOfDays, packSketches, unpackSketches } from './packed-fingerprint.ts';
import { shortRange } from './record-hash.ts';

test('sketches are unpacked as they were packed', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(2 ** 32 - 1), { maxLength: 1_100 }), { maxLength: 6 }), (lists) => {
      const sketches = lists.map((hashes) => hashes.toSorted((a, b) => a - b));
      // a view into a larger buffer, as a table returns it
      const packed = Buffer.concat([Buffer.alloc(3), packSketches(sketches)]).subarray(3);
      expect(unpackSketches(packed)).toEqual(sketches);
    }),
  );
});

test('the packed sketches of any history are below seven kilobytes', () => {
  // the smallest history with full sketches, since it has the largest differences
  const spread = (count: number) =>
    Array.from({ length: count }, (_, n) => Math.floor(((n + 0.9) * shortRange) / count));
  const sketches = [spread(1024), ...Array.from({ length: 4 }, () => spread(256))];
  expect(packSketches(sketches).length).toBeLessThan(6.5 * 1024);
});

test('the days of a history are packed too', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(40_000), { maxLength: 300 }), (some) => {
      const days = some.toSorted((a, b) => a - b);
      const [masks = []] = unpackSketches(packSketches([masksOfDays(days)]));
      expect(daysOfMasks(masks)).toEqual(days);
    }),
  );
});
