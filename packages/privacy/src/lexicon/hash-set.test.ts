import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createHashSet } from './hash-set.ts';

it('contains exactly the hashes it was made from', () => {
  // Few different hashes, so that some are in the set and some share a slot.
  const hash = fc.oneof(fc.integer({ min: -8, max: 8 }), fc.integer());
  fc.assert(
    fc.property(fc.array(hash, { maxLength: 200 }), fc.array(hash), (own, asked) => {
      const set = createHashSet(own);
      // 0 marks a free slot, so it is stored as 1.
      const keys = new Set(own.map((key) => key || 1));
      expect(set.size).toBe(keys.size);
      for (const key of [...own, ...asked]) expect(set.has(key)).toBe(keys.has(key || 1));
    }),
  );
});
