import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lower32Bits } from './lower-bits.ts';

test('the lower bits of any id are those of the whole number', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (id) => {
      expect(lower32Bits(String(id))).toBe(Number(id & 0xffffffffn));
    }),
  );
});
