import { expect, test } from 'vitest';
import { appendLeaves } from './append.ts';
import { type Certificate, certifiedLeaf, faultOfCertificate } from './certificate.ts';
import { certificateSchema } from './certificate-schema.ts';
import { keccak, toHex } from './hash.ts';
import { memoryStore } from './node-store.ts';
import { prove } from './prove.ts';
import { emptyTree, rootOf } from './tree.ts';

const other = (n: number) => keccak(new Uint8Array([n]));
const index = 5;
const size = 7;

/** Makes the certificate of the sixth of seven uploads. */
async function certificateOf(claimed: boolean): Promise<Certificate> {
  const zero = toHex(new Uint8Array(32));
  const words: Certificate = {
    format: 'cgdx-certificate/1',
    chainId: 1287,
    marketplace: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    dataPoolId: 'spotify',
    uploadHash: toHex(other(9)),
    quality: 7,
    multiplier: 1,
    claimed,
    leaf: zero,
    index,
    size,
    proof: [],
    root: zero,
    transactionHash: toHex(other(1)),
    blockNumber: 3,
  };
  const leaf = certifiedLeaf(words);
  const store = memoryStore();
  const leaves = Array.from({ length: size }, (_, at) => (at === index ? leaf : other(at)));
  const { tree, nodes } = appendLeaves(emptyTree, leaves);
  await store.write(nodes);
  const proof = (await prove(store, index, size)).map(toHex);
  return { ...words, leaf: toHex(leaf), proof, root: toHex(rootOf(tree)) };
}

test.each([false, true])('a certificate holds, its reward had or not (%s)', async (claimed) => {
  const certificate = certificateSchema.parse(await certificateOf(claimed));
  expect(faultOfCertificate(certificate)).toBeUndefined();
  expect(faultOfCertificate({ ...certificate, claimed: !claimed })).toBe('leaf');
});

test.each([
  ['uploadHash', toHex(other(8)), 'leaf'],
  ['quality', 8, 'leaf'],
  ['multiplier', 10, 'leaf'],
  ['dataPoolId', 'x', 'leaf'],
  ['chainId', 1, 'leaf'],
  ['marketplace', '0x0000000000000000000000000000000000000001', 'leaf'],
  ['leaf', toHex(other(2)), 'leaf'],
  ['index', 4, 'proof'],
  ['size', 9, 'proof'],
  ['root', toHex(other(3)), 'proof'],
  ['proof', [], 'proof'],
])('with another %s it does not', async (field, value, fault) => {
  const certificate = await certificateOf(false);
  expect(faultOfCertificate({ ...certificate, [field]: value })).toBe(fault);
});
