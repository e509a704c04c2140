import { hashPair } from '@cgdx/core/merkle/hash.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickPair } from './quick-hash.ts';

test('the quick parent of two nodes is their parent', async () => {
  const quick = await quickPair();
  const node = fc.uint8Array({ minLength: 32, maxLength: 32 });
  fc.assert(
    fc.property(node, node, (a, b) => {
      expect(Buffer.from(quick(a, b))).toEqual(Buffer.from(hashPair(a, b)));
    }),
  );
});
