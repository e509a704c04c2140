import { readFileSync } from 'node:fs';
import { keccak256 } from 'ethers';
import { MerkleTree } from 'merkletreejs';
import { expect, test } from 'vitest';
import { proofAt, vectors } from './vectors.ts';

const frozen = JSON.parse(readFileSync(new URL('tree-v1.json', import.meta.url), 'utf8'));
const hash = (data: Buffer): Buffer => Buffer.from(keccak256(data).slice(2), 'hex');

test('the tree of this version matches the frozen vectors', () => {
  expect(vectors()).toEqual(frozen);
});

test('merkletreejs computes the same roots and proofs from the frozen leaves', async () => {
  for (const size of [1, 2, 3, 5, 13, 32, 63, 64]) {
    const leaves = frozen.leaves.slice(0, size).map((leaf: string) => Buffer.from(leaf.slice(2), 'hex'));
    const tree = new MerkleTree(leaves, hash);
    expect(tree.getHexRoot()).toBe(frozen.roots[size - 1]);
    for (const index of [0, size >> 1, size - 1]) {
      expect(tree.getHexProof(leaves[index], index)).toEqual(await proofAt(index, size));
    }
  }
});
