/** Creates the certificate of the sixth of seven uploads, optionally with a given hash, for tests. */
import { appendLeaves } from '../append.ts';
import { type Certificate, certifiedLeaf } from '../certificate.ts';
import { keccak, toHex } from '../hash.ts';
import { memoryStore } from '../node-store.ts';
import { prove } from '../prove.ts';
import { emptyTree, rootOf } from '../tree.ts';

/** Returns a different hash for each number. */
export const sampleHash = (n: number) => keccak(new Uint8Array([n]));
export const sampleMarket = { chainId: 1287, marketplace: '0x5FbDB2315678afecb367f032d93F642f64180aa3' };

const index = 5;
const size = 7;

export async function sampleCertificate(
  claimed: boolean,
  uploadHash = toHex(sampleHash(9)),
): Promise<Certificate> {
  const zero = toHex(new Uint8Array(32));
  const words: Certificate = {
    ...sampleMarket,
    format: 'cgdx-certificate/1',
    dataPoolId: 'spotify',
    uploadHash,
    quality: 7,
    multiplier: 1,
    claimed,
    leaf: zero,
    index,
    size,
    proof: [],
    root: zero,
    transactionHash: toHex(sampleHash(1)),
    blockNumber: 3,
  };
  const leaf = certifiedLeaf(words);
  const store = memoryStore();
  const leaves = Array.from({ length: size }, (_, at) => (at === index ? leaf : sampleHash(at)));
  const { tree, nodes } = appendLeaves(emptyTree, leaves);
  await store.write(nodes);
  const proof = (await prove(store, index, size)).map(toHex);
  return { ...words, leaf: toHex(leaf), proof, root: toHex(rootOf(tree)) };
}
