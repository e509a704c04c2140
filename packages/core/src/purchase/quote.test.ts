import { TypedDataEncoder } from 'ethers';
import { expect, test } from 'vitest';
import { buildTree } from '../merkle/build.ts';
import { toHex } from '../merkle/hash.ts';
import { rootOf } from '../merkle/tree.ts';
import { basketRoot, quoteDomain, quoteTypes } from './basket.ts';
import { assertCartSize, mostUploads, priceBaskets } from './quote.ts';

const hash = (byte: number): string => Buffer.alloc(32, byte).toString('base64');

test('the uploads of each pool form a basket, at quality x price', () => {
  const baskets = priceBaskets(
    [
      { uploadHash: hash(3), dataPoolId: 'x', quality: 5 },
      { uploadHash: hash(2), dataPoolId: 'spotify', quality: 8 },
      { uploadHash: hash(1), dataPoolId: 'x', quality: 0 },
    ],
    (pool) => (pool === 'x' ? 4n : 2n),
  );
  expect(baskets.map(({ dataPoolId, totalWei }) => [dataPoolId, totalWei])).toEqual([
    ['spotify', 16n],
    ['x', 20n],
  ]);
  expect(baskets[1]?.uploads).toEqual([
    { uploadHash: hash(1), quality: 0, priceWei: '0' },
    { uploadHash: hash(3), quality: 5, priceWei: '20' },
  ]);
});

test('the order of the uploads in a cart does not matter', () => {
  const cart = [1, 2, 3].map((byte) => ({
    uploadHash: hash(byte),
    dataPoolId: 'x' as const,
    quality: byte,
  }));
  expect(priceBaskets(cart.toReversed(), () => 4n)).toEqual(priceBaskets(cart, () => 4n));
});

test('an empty cart and a too large one are refused with a message', () => {
  expect(() => assertCartSize(0)).toThrow('The cart is empty.');
  expect(() => assertCartSize(mostUploads)).not.toThrow();
  expect(() => assertCartSize(1_000)).toThrow('A quote holds at most 500 uploads, and this one has 1000.');
});

test('a basket’s root hides its contents from people who know the uploads, and depends on order and qualities', () => {
  const [salt, otherSalt] = [hash(8), hash(9)];
  const upload = (byte: number, quality = 7) => ({ uploadHash: hash(byte), quality });
  for (const uploads of [[upload(1)], [upload(1), upload(2)]]) {
    expect(basketRoot(salt, uploads)).toBe(basketRoot(salt, [...uploads]));
    expect(basketRoot(salt, uploads)).not.toBe(basketRoot(otherSalt, uploads));
    const leaves = uploads.map(({ uploadHash }) =>
      Uint8Array.from(atob(uploadHash), (letter) => letter.charCodeAt(0)),
    );
    expect(basketRoot(salt, uploads)).not.toBe(toHex(rootOf(buildTree(leaves))));
  }
  const root = basketRoot(salt, [upload(1), upload(2)]);
  expect(basketRoot(salt, [upload(2), upload(1)])).not.toBe(root);
  expect(basketRoot(salt, [upload(1), upload(2, 8)])).not.toBe(root);
});

test('the signed data equals the data that the contract hashes', () => {
  const encoder = TypedDataEncoder.from(quoteTypes);
  expect(encoder.encodeType('Quote')).toBe(
    'Quote(address buyer,string dataPoolId,bytes32 basketRoot,uint256 basketSize,uint256 total,uint256 nonce,uint256 deadline)',
  );
  expect(quoteDomain(1287, `0x${'a7'.repeat(20)}`)).toMatchObject({ name: 'CGDX Marketplace', version: '1' });
});
