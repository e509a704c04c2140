import { AbiCoder, keccak256 } from 'ethers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, toHex } from './hash.ts';
import { claimedLeaf, leafHash } from './leaf.ts';

const base = {
  chainId: 1287,
  marketplace: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512',
  dataPoolId: 'spotify',
  uploadHash: fromHex(`0x${'ab'.repeat(32)}`),
  quality: 7,
  multiplier: 1,
};

test('the format of leaves does not change', () => {
  expect(toHex(leafHash(base))).toMatchInlineSnapshot(
    `"0x919ed3698bec98cd7644da166b3f450d29aab33668370d28a3d2ef98ae79d6be"`,
  );
  expect(toHex(claimedLeaf(leafHash(base)))).toMatchInlineSnapshot(
    `"0x5639699e2f38668f129b4d7eb0c331eb45be75422d5e033f0fecd2db57f2020d"`,
  );
});

test('a leaf is the double hash of the ABI encoding, for any pool name', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 1, max: 10 }),
      (dataPoolId, uploadHash, quality, multiplier) => {
        const encoded = AbiCoder.defaultAbiCoder().encode(
          ['uint256', 'address', 'string', 'bytes32', 'uint256', 'uint256'],
          [base.chainId, base.marketplace, dataPoolId, uploadHash, quality, multiplier],
        );
        const leaf = leafHash({ ...base, dataPoolId, uploadHash, quality, multiplier });
        expect(toHex(leaf)).toBe(keccak256(keccak256(encoded)));
      },
    ),
  );
});

test('every field changes the leaf', () => {
  const variants = [
    { ...base, chainId: 1284 },
    { ...base, marketplace: base.marketplace.replace('e7', 'e8') },
    { ...base, dataPoolId: 'x' },
    { ...base, uploadHash: fromHex(`0x${'ac'.repeat(32)}`) },
    { ...base, quality: 8 },
    { ...base, multiplier: 10 },
  ];
  const leaves = [base, ...variants].map((upload) => toHex(leafHash(upload)));
  expect(new Set(leaves).size).toBe(leaves.length);
});

test('an upload hash of a wrong length is refused', () => {
  expect(() => leafHash({ ...base, uploadHash: new Uint8Array(31) })).toThrow(RangeError);
});
