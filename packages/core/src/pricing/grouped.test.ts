import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

it('groups the digits of an integer as Intl does', () => {
  const integers = fc.oneof(fc.integer(), fc.bigInt(), fc.maxSafeInteger());
  fc.assert(
    fc.property(integers, (integer) => {
      expect(grouped(integer)).toBe(integer.toLocaleString('en'));
    }),
  );
});
