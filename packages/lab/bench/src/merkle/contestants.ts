/** All contestants, each used as its own documentation recommends. */
import { appendLeaves } from '@cgdx/core/merkle/append.ts';
import { buildTree } from '@cgdx/core/merkle/build.ts';
import { toHex } from '@cgdx/core/merkle/hash.ts';
import { packTree } from '@cgdx/core/merkle/packed.ts';
import { prove } from '@cgdx/core/merkle/prove.ts';
import { rootOf } from '@cgdx/core/merkle/tree.ts';
import { wasmHashPair } from '@cgdx/functions/chain/merkle/wasm-hash-pair.ts';
import { SimpleMerkleTree } from '@openzeppelin/merkle-tree';
import { LeanIMT } from '@zk-kit/lean-imt';
import keccak256 from 'keccak256';
import { MerkleTree } from 'merkletreejs';
import { type Contestant, leafAt } from './contestant.ts';

const hexOf = (bytes: Uint8Array): string => `0x${Buffer.from(bytes).toString('hex')}`;

async function ours(): Promise<Contestant> {
  const pair = await wasmHashPair();
  let { tree, nodes } = packTree([], pair);
  return {
    build: async (leaves) => {
      ({ tree, nodes } = packTree(leaves, pair));
      return toHex(rootOf(tree, pair));
    },
    insert: async () => {
      const appended = appendLeaves(tree, [leafAt(tree.size)], pair);
      await nodes.write(appended.nodes);
      tree = appended.tree;
      return rootOf(tree, pair);
    },
    prove: (index) => prove(nodes, index, tree.size, pair),
  };
}

/** The product's tree without proofs, which stores only the peaks. */
async function oursRootOnly(): Promise<Contestant> {
  const pair = await wasmHashPair();
  const build = async (leaves: readonly Uint8Array[]) => toHex(rootOf(buildTree(leaves, pair), pair));
  return { build, insert: () => undefined, prove: () => undefined };
}

/** It takes leaves unhashed and unsorted, as the product does. It has no append, so an insertion rebuilds the tree. */
async function openZeppelin(): Promise<Contestant> {
  let leaves: string[] = [];
  const make = () => SimpleMerkleTree.of(leaves, { sortLeaves: false });
  let tree = make;
  return {
    build: async (given) => {
      leaves = given.map(hexOf);
      const built = make();
      tree = () => built;
      return built.root;
    },
    insert: () => {
      leaves.push(hexOf(leafAt(leaves.length)));
      return make().root;
    },
    prove: (index) => tree().getProof(index),
  };
}

async function merkletreejs(): Promise<Contestant> {
  let tree = new MerkleTree([], keccak256);
  let leaves: Buffer[] = [];
  return {
    build: async (given) => {
      leaves = given.map((leaf) => Buffer.from(leaf));
      tree = new MerkleTree(leaves, keccak256);
      return tree.getHexRoot();
    },
    insert: () => {
      leaves.push(Buffer.from(leafAt(leaves.length)));
      return new MerkleTree(leaves, keccak256).getRoot();
    },
    prove: (index) => tree.getProof(leaves[index] as Buffer, index),
  };
}

/** It uses the same hash as the product, so that only the tree differs. */
async function leanImt(): Promise<Contestant> {
  const pair = await wasmHashPair();
  let tree = new LeanIMT<Uint8Array>(pair);
  return {
    build: async (leaves) => {
      tree = new LeanIMT<Uint8Array>(pair);
      tree.insertMany([...leaves]);
      return hexOf(tree.root);
    },
    insert: () => {
      tree.insert(leafAt(tree.size));
      return tree.root;
    },
    prove: (index) => tree.generateProof(index),
  };
}

export const contestants = {
  ours,
  'ours, root only': oursRootOnly,
  merkletreejs,
  '@openzeppelin/merkle-tree': openZeppelin,
  '@zk-kit/lean-imt': leanImt,
} as const satisfies Record<string, () => Promise<Contestant>>;

export type ContestantName = keyof typeof contestants;
