import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createHashSet } from './hash-set.ts';

it('has exactly what it was made of, whatever the hashes', () => {
  // few different ones, so that some are in the set and stand in one slot
  const hash = fc.oneof(fc.integer({ min: -8, max: 8 }), fc.integer());
  fc.assert(
    fc.property(fc.array(hash, { maxLength: 200 }), fc.array(hash), (own, asked) => {
      const set = createHashSet(own);
      // 0 stands for a free slot, and is read as 1
      const keys = new Set(own.map((key) => key || 1));
      expect(set.size).toBe(keys.size);
      for (const key of [...own, ...asked]) expect(set.has(key)).toBe(keys.has(key || 1));
    }),
  );
});
