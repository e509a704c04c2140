import { keccak256 } from 'ethers';
import fc from 'fast-check';
import { MerkleTree } from 'merkletreejs';
import { expect, test } from 'vitest';
import { appendLeaves } from './append.ts';
import { buildTree } from './build.ts';
import { emptyRoot, fromHex, type Hash, hashPair, keccak, sameHash, toHex } from './hash.ts';
import { memoryStore } from './node-store.ts';
import { packTree } from './packed.ts';
import { proofPlaces, prove } from './prove.ts';
import { proveMany } from './prove-many.ts';
import { replaceLeaves } from './replace.ts';
import { pathOf, subtreesOf } from './shape.ts';
import { emptyTree, foldPeaks, rootOf } from './tree.ts';
import { rootFromProof, verifyProof } from './verify.ts';

const leafOf = (seed: number): Hash => keccak(new Uint8Array([seed & 0xff, seed >> 8, 7]));
const leavesOf = (count: number): Hash[] => Array.from({ length: count }, (_, at) => leafOf(at));
const keccakBuffer = (data: Buffer): Buffer => Buffer.from(keccak256(data).slice(2), 'hex');
/** An independent implementation for comparison. */
const reference = (leaves: readonly Hash[]) =>
  new MerkleTree(
    leaves.map((leaf) => Buffer.from(leaf)),
    keccakBuffer,
  );

async function built(leaves: readonly Hash[]) {
  const store = memoryStore();
  const { tree, nodes } = appendLeaves(emptyTree, leaves);
  await store.write(nodes);
  return { store, tree };
}

test('an empty tree has the root zero', () => {
  expect(rootOf(emptyTree)).toEqual(emptyRoot);
  expect(appendLeaves(emptyTree, []).tree).toEqual(emptyTree);
});

test('the root and every proof equal those of merkletreejs, for all sizes up to 64', async () => {
  for (let size = 1; size <= 64; size++) {
    const leaves = leavesOf(size);
    const { store, tree } = await built(leaves);
    const other = reference(leaves);
    expect(toHex(rootOf(tree))).toBe(other.getHexRoot());
    for (const [index, leaf] of leaves.entries()) {
      const siblings = await prove(store, index, size);
      expect(siblings.map(toHex)).toEqual(other.getHexProof(Buffer.from(leaf), index));
      expect(verifyProof({ leaf, index, size, siblings }, rootOf(tree))).toBe(true);
    }
  }
});

test('leaves appended in any portions give the same tree, and complete nodes are never written twice', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 70 }), { maxLength: 12 }), (portions) => {
      let tree = emptyTree;
      const seen = new Set<string>();
      for (const count of portions) {
        const leaves = Array.from({ length: count }, (_, at) => leafOf(tree.size + at));
        const appended = appendLeaves(tree, leaves);
        for (const { place } of appended.nodes) {
          const key = `${place.level}:${place.index}`;
          expect(seen.has(key)).toBe(false);
          seen.add(key);
        }
        expect(appended.subtreeRoots).toHaveLength(subtreesOf(tree.size, count).length);
        tree = appended.tree;
      }
      expect(tree).toEqual(appendLeaves(emptyTree, leavesOf(tree.size)).tree);
    }),
  );
});

test('a replaced leaf gives the tree that would have been built with it, and its old proof fails', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 150 }),
      fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
      async (size, seeds) => {
        const leaves = leavesOf(size);
        const { store, tree } = await built(leaves);
        const indexes = [...new Set(seeds.map((seed) => seed % size))];
        const index = indexes[0] as number;
        const before = {
          leaf: leaves[index] as Hash,
          index,
          size,
          siblings: await prove(store, index, size),
        };
        const replacements = indexes.map((at) => ({ index: at, leaf: leafOf(10_000 + at) }));
        const replaced = await replaceLeaves(store, tree, replacements);
        for (const { index: at, leaf } of replacements) leaves[at] = leaf;
        expect(toHex(rootOf(replaced.tree))).toBe(reference(leaves).getHexRoot());
        // Half of the nodes are written before a crash, after which a repetition gives the same result.
        await store.write(replaced.nodes.slice(0, Math.ceil(replaced.nodes.length / 2)));
        expect(await replaceLeaves(store, tree, replacements)).toEqual(replaced);
        await store.write(replaced.nodes);
        const siblings = await prove(store, index, size);
        const leaf = leaves[index] as Hash;
        expect(verifyProof({ leaf, index, size, siblings }, rootOf(replaced.tree))).toBe(true);
        expect(verifyProof(before, rootOf(replaced.tree))).toBe(false);
      },
    ),
  );
});

test('no proof passes with a hash more, a hash less, a wrong index, or a wrong size of another shape', async () => {
  const size = 21;
  const leaves = leavesOf(size);
  const { store, tree } = await built(leaves);
  const root = rootOf(tree);
  for (const [index, leaf] of leaves.entries()) {
    const siblings = await prove(store, index, size);
    const proof = { leaf, index, size, siblings };
    expect(verifyProof({ ...proof, siblings: siblings.slice(0, -1) }, root)).toBe(false);
    expect(verifyProof({ ...proof, siblings: [...siblings, leafOf(1)] }, root)).toBe(false);
    for (let other = -1; other <= size; other++) {
      expect(verifyProof({ ...proof, index: other }, root)).toBe(other === index);
    }
    expect(verifyProof({ ...proof, size: size + 40 }, root)).toBe(false);
  }
});

test('an inner node cannot pass as a leaf', async () => {
  const leaves = leavesOf(8);
  const { store, tree } = await built(leaves);
  const siblings = await prove(store, 0, 8);
  const inner = hashPair(leaves[0] as Hash, leaves[1] as Hash);
  expect(verifyProof({ leaf: inner, index: 0, size: 8, siblings: siblings.slice(1) }, rootOf(tree))).toBe(
    false,
  );
});

test('a proof reads only the nodes that it needs, in a single read', async () => {
  const size = 45;
  const { store } = await built(leavesOf(size));
  let reads = 0;
  const counting = {
    ...store,
    read: (places: Parameters<typeof store.read>[0]) => {
      reads++;
      return store.read(places);
    },
  };
  await prove(counting, 44, size);
  expect(reads).toBe(1);
  expect(proofPlaces(44, size)).toHaveLength(3);
  await expect(prove(store, size, size)).rejects.toThrow(RangeError);
});

test('a missing node is a broken invariant, not a wrong proof', async () => {
  await expect(prove(memoryStore(), 0, 2)).rejects.toThrow('0:1 is not in the tree');
});

test('hashes are equal only if all bytes are', () => {
  const hash = leafOf(3);
  expect(sameHash(hash, leafOf(3))).toBe(true);
  expect(sameHash(hash.subarray(0, 31), hash)).toBe(false);
  expect(sameHash(new Uint8Array(0), hash)).toBe(false);
});

test.each(['0x', '0x12', `0x${'1'.repeat(62)}`, `0x${'1'.repeat(66)}`, '1'.repeat(64)])(
  '%s is no hash',
  (text) => {
    expect(() => fromHex(text)).toThrow('0x and 64 hex digits');
  },
);

test('a path is correct in the largest possible tree, beyond 32 bits', () => {
  const size = 2 ** 40;
  const path = pathOf(size - 1, size);
  expect(path).toHaveLength(40);
  expect(
    path.every(
      ({ sibling, siblingIsLeft }, level) => siblingIsLeft && sibling.index === size / 2 ** level - 2,
    ),
  ).toBe(true);
});

test('a packed tree equals the appended one, with all its nodes, and can be appended to and changed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 130 }), fc.nat({ max: 40 }), async (size, more) => {
      const leaves = leavesOf(size + more);
      const { tree, nodes } = packTree(leaves.slice(0, size));
      const appended = appendLeaves(emptyTree, leaves.slice(0, size));
      expect(tree).toEqual(appended.tree);
      const places = [...nodes.places()];
      expect(places).toHaveLength(appended.nodes.length);
      expect(await nodes.read(appended.nodes.map(({ place }) => place))).toEqual(
        appended.nodes.map(({ hash }) => hash),
      );
      const grown = appendLeaves(tree, leaves.slice(size));
      await nodes.write(grown.nodes);
      const whole = await built(leaves);
      for (let index = 0; index < leaves.length; index += 7) {
        expect(await prove(nodes, index, leaves.length)).toEqual(
          await prove(whole.store, index, leaves.length),
        );
      }
    }),
  );
  const { nodes } = packTree(leavesOf(3));
  await expect(nodes.read([{ level: 1, index: 1 }])).rejects.toThrow('1:1 is not in the tree');
});

/** Returns the root that a proof of many leaves leads to, computed in the order of the contract. */
function rootOfMany(nodes: Map<number, Hash>, size: number, proof: readonly Hash[]): Hash | undefined {
  const left = [...proof];
  let level = [...nodes].sort(([a], [b]) => a - b);
  for (let last = size - 1; last > 0; last = Math.floor(last / 2)) {
    const above: [number, Hash][] = [];
    for (let at = 0; at < level.length; at++) {
      const [index, hash] = level[at] as [number, Hash];
      const next = level[at + 1];
      if (index % 2 === 1) above.push([(index - 1) / 2, hashPair(left.shift() as Hash, hash)]);
      else if (next?.[0] === index + 1) {
        above.push([index / 2, hashPair(hash, next[1])]);
        at++;
      } else above.push([index / 2, index < last ? hashPair(hash, left.shift() as Hash) : hash]);
    }
    level = above;
  }
  return left.length === 0 ? level[0]?.[1] : undefined;
}

test('the proof of many leaves has no hash that follows from them, for all sizes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 130 }).chain((size) =>
        fc.record({
          size: fc.constant(size),
          indexes: fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }), { minLength: 1 }),
        }),
      ),
      async ({ size, indexes }) => {
        const { store, tree } = await built(leavesOf(size));
        const proof = await proveMany(store, indexes, size);
        const nodes = new Map(indexes.map((index) => [index, leafOf(index)]));
        expect(rootOfMany(nodes, size, proof)).toEqual(rootOf(tree));
        if (indexes.length === 1) expect(proof).toEqual(await prove(store, indexes[0] as number, size));
        if (indexes.length === size) expect(proof).toEqual([]);
      },
    ),
  );
  const { store } = await built(leavesOf(2));
  await expect(proveMany(store, [0, 2], 2)).rejects.toThrow('there is no leaf 2 in a tree of 2');
});

test('a proof of an index after the last leaf has no root', () => {
  const [a, b] = leavesOf(2) as [Hash, Hash];
  expect(rootFromProof({ leaf: b, index: 1, size: 2, siblings: [a] })).toEqual(hashPair(a, b));
  expect(rootFromProof({ leaf: b, index: 2, size: 2, siblings: [a] })).toBeUndefined();
  expect(rootFromProof({ leaf: a, index: 1, size: 1, siblings: [] })).toBeUndefined();
  expect(rootFromProof({ leaf: a, index: 0, size: 1, siblings: [] })).toEqual(a);
});

test('a tree built from all leaves equals the appended one', () => {
  for (const size of [0, 1, 2, 3, 7, 8, 63, 64, 65, 300]) {
    const leaves = leavesOf(size);
    expect(buildTree(leaves)).toEqual(appendLeaves(emptyTree, leaves).tree);
  }
});

test('with another hash function the tree has the same shape, and each parent is hashed once', () => {
  let hashed = 0;
  const counting = (left: Hash, right: Hash): Hash => {
    hashed++;
    return hashPair(left, right);
  };
  const leaves = leavesOf(100);
  expect(appendLeaves(emptyTree, leaves, counting)).toEqual(appendLeaves(emptyTree, leaves));
  // 100 leaves are three complete subtrees: 64, 32 and 4.
  expect(hashed).toBe(63 + 31 + 3);
});

test('peaks are folded from the smallest', () => {
  const [a, b, c] = leavesOf(3) as [Hash, Hash, Hash];
  expect(foldPeaks([a, b, c])).toEqual(hashPair(a, hashPair(b, c)));
});

test('hashes are converted to hex and back, and other texts are refused', () => {
  const hash = leafOf(3);
  expect(fromHex(toHex(hash))).toEqual(hash);
  for (const wrong of ['', '0x', toHex(hash).slice(2), `${toHex(hash)}0`, `0x${'g'.repeat(64)}`]) {
    expect(() => fromHex(wrong)).toThrow(RangeError);
  }
});
