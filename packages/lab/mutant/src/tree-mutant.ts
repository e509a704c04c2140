/** Bugs in core/merkle; its own tests must catch each. */
import type { Mutant } from './mutant.ts';

const file = (name: string): string => `packages/core/src/merkle/${name}.ts`;

export const treeMutants: readonly Mutant[] = [
  {
    bug: 'left and right change places in a parent',
    file: file('hash'),
    from: 'both.set(left, 0);\n  both.set(right, hashBytes);',
    to: 'both.set(right, 0);\n  both.set(left, hashBytes);',
  },
  {
    bug: 'hashes of different lengths can be equal',
    file: file('hash'),
    from: 'a.length === b.length && a.every',
    to: 'a.every',
  },
  {
    bug: 'short hex is a hash',
    file: file('hash'),
    from: '/^0x[0-9a-fA-F]{64}$/',
    to: '/^0x[0-9a-fA-F]{2,64}$/',
  },
  {
    bug: 'halves are computed with 32 bits',
    file: file('shape'),
    from: 'Math.floor(n / 2)',
    to: 'n >> 1',
  },
  {
    bug: 'a leaf is hashed once, as an inner node is',
    file: file('leaf'),
    from: 'keccak(keccak(encode(upload)))',
    to: 'keccak(encode(upload))',
  },
  {
    bug: 'a leaf is not bound to its chain',
    file: file('leaf'),
    from: 'word(BigInt(upload.chainId))',
    to: 'word(0n)',
  },
  {
    bug: 'a leaf is not bound to its multiplier',
    file: file('leaf'),
    from: 'word(BigInt(upload.multiplier))',
    to: 'word(1n)',
  },
  {
    bug: 'a claimed leaf is the leaf',
    file: file('leaf'),
    from: 'hashPair(leaf, claimedTag)',
    to: 'leaf',
  },
  {
    bug: 'appended leaves all get one index',
    file: file('append'),
    from: 'index: tree.size + at };',
    to: 'index: tree.size };',
  },
  {
    bug: 'two subtrees of the same height are not merged',
    file: file('append'),
    from: 'if (!isRight(place)) break;',
    to: 'if (!isRight(place) || place.level > 0) break;',
  },
  {
    bug: 'the peaks are folded from the largest',
    file: file('tree'),
    from: 'peaks.reduceRight((right, left) => pair(left, right))',
    to: 'peaks.reduce((left, right) => pair(left, right))',
  },
  {
    bug: 'a promoted node is paired: the path is that of `index % 2` alone',
    file: file('shape'),
    from: 'if (isRight(place) || place.index < last) {',
    to: 'if (isRight(place) || place.index <= last) {',
  },
  {
    bug: 'an incomplete subtree counts as complete',
    file: file('shape'),
    from: '(index + 1) * leavesBelow(level) <= size',
    to: 'index * leavesBelow(level) < size',
  },
  {
    bug: 'subtrees are filled beyond the end',
    file: file('shape'),
    from: '&& at + leavesBelow(level + 1) <= end',
    to: '&& at + leavesBelow(level) <= end',
  },
  {
    bug: 'a proof may be longer than its path',
    file: file('proof-walk'),
    from: 'path.length !== siblings.length',
    to: 'path.length > siblings.length',
  },
  {
    bug: 'a proof may point behind the last leaf',
    file: file('proof-walk'),
    from: ' || index >= size) return undefined',
    to: ' || index > size) return undefined',
  },
  {
    bug: 'any root is accepted for a proof',
    file: file('verify'),
    from: 'computed !== undefined && sameHash(computed, root)',
    to: 'computed !== undefined',
  },
  {
    bug: 'a claim leaves the node above it as it was',
    file: file('replace'),
    from: 'hashPair(hashes[2 * at] as Hash, hashes[2 * at + 1] as Hash)',
    to: 'hashPair(hashes[2 * at + 1] as Hash, hashes[2 * at] as Hash)',
  },
  {
    bug: 'a claim leaves the peaks as they were',
    file: file('replace'),
    from: 'byKey.get(placeKey(place)) ?? (tree.peaks[at] as Hash)',
    to: '(tree.peaks[at] as Hash)',
  },
  {
    bug: 'a certificate is good whatever it says of its upload',
    file: file('certificate'),
    from: "if (!sameHash(certifiedLeaf(certificate), leaf)) return 'leaf';",
    to: '',
  },
];
