import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitOrder } from './split-order.ts';

const room = { uploads: 5, bytes: 100 };
const uploads = fc.uniqueArray(
  fc.record({
    uploadHash: fc.string({ minLength: 3, maxLength: 6 }),
    dataPoolId: fc.constantFrom('spotify', 'tiktok', 'x'),
    bytes: fc.nat(100),
  }),
  { minLength: 1, maxLength: 40, selector: ({ uploadHash }) => uploadHash },
);

test('each upload is in one part, and each part fits a purchase', () => {
  fc.assert(
    fc.property(uploads, fc.boolean(), (all, ofOnePool) => {
      const parts = splitOrder(all, ofOnePool, room);
      const hashes = parts.flat().map(({ uploadHash }) => uploadHash);
      expect(hashes.toSorted()).toEqual(all.map(({ uploadHash }) => uploadHash).toSorted());
      for (const part of parts) {
        expect(part.length).toBeGreaterThan(0);
        expect(part.length).toBeLessThanOrEqual(room.uploads);
        expect(part.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(room.bytes);
        if (ofOnePool) expect(new Set(part.map(({ dataPoolId }) => dataPoolId)).size).toBe(1);
      }
    }),
  );
});

test('the order of the uploads in a request does not matter', () => {
  fc.assert(
    fc.property(uploads, fc.boolean(), (all, ofOnePool) => {
      expect(splitOrder(all.toReversed(), ofOnePool, room)).toEqual(splitOrder(all, ofOnePool, room));
    }),
  );
});

test('501 uploads are two parts of about the same size, not one that is too small for a card', () => {
  const many = Array.from({ length: 501 }, (_, at) => ({
    uploadHash: String(at),
    dataPoolId: 'spotify',
    bytes: 1,
  }));
  expect(splitOrder(many, false).map(({ length }) => length)).toEqual([250, 251]);
});
