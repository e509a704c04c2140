import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lower32Bits } from './lower-bits.ts';

test('the lower bits of an id equal those of the full number', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (id) => {
      expect(lower32Bits(String(id))).toBe(Number(id & 0xffffffffn));
    }),
  );
});
