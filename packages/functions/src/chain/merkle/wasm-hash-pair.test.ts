import { hashPair } from '@cgdx/core/merkle/hash.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wasmHashPair } from './wasm-hash-pair.ts';

test('the WebAssembly hash of two nodes equals that of hashPair', async () => {
  const quick = await wasmHashPair();
  const node = fc.uint8Array({ minLength: 32, maxLength: 32 });
  fc.assert(
    fc.property(node, node, (a, b) => {
      expect(Buffer.from(quick(a, b))).toEqual(Buffer.from(hashPair(a, b)));
    }),
  );
});
