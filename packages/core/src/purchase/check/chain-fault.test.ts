import { expect, test } from 'vitest';
import { keccak, toHex } from '../../merkle/hash.ts';
import { sampleCertificate, sampleMarket } from '../../merkle/testing/sample-certificate.ts';
import { chainFault } from './chain-fault.ts';

const certificate = await sampleCertificate(false);
const topic = toHex(keccak(Buffer.from('LogMerkleRootUpdated(bytes32)')));
const word = (value: number) => value.toString(16).padStart(64, '0');
const list = (...pairs: readonly number[]) =>
  `0x${word(32)}${word(pairs.length / 2)}${pairs.map(word).join('')}`;

/** Creates a node whose chain has the root of the certificate, with the given differences. */
function nodeWith({
  chainId = sampleMarket.chainId,
  status = '0x1',
  root = certificate.root,
  address = sampleMarket.marketplace,
  voids = list(),
} = {}) {
  const asked: string[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    eth_chainId: `0x${chainId.toString(16)}`,
    eth_getTransactionReceipt: { status, logs: [{ address, topics: [topic, root] }] },
    eth_call: voids,
  };
  const ask = async (method: string) => {
    asked.push(method);
    return answers[method];
  };
  return { ask, asked };
}

test('a root in an event of the contract is confirmed, once for many certificates', async () => {
  const { ask, asked } = nodeWith();
  expect(await chainFault(sampleMarket, [certificate, certificate], ask)).toBeUndefined();
  expect(asked).toEqual(['eth_chainId', 'eth_getTransactionReceipt', 'eth_call']);
});

test.each([
  ['another chain', { chainId: 1 }, 'The node is of chain 1'],
  ['a failed transaction', { status: '0x0' }, 'The chain never had the root'],
  ['another root', { root: certificate.transactionHash }, 'The chain never had the root'],
  ['another contract', { address: `0x${'1'.repeat(40)}` }, 'The chain never had the root'],
  ['leaves that were removed later', { voids: list(6, 4) }, 'was cut away again later'],
])('%s does not confirm the root', async (_what, told, sentence) => {
  expect(await chainFault(sampleMarket, [certificate], nodeWith(told).ask)).toContain(sentence);
});

test('a certificate of another market is reported before any call of a node', async () => {
  const { ask, asked } = nodeWith();
  const other = { ...sampleMarket, marketplace: `0x${'1'.repeat(40)}` };
  expect(await chainFault(other, [certificate], ask)).toContain('is of another market');
  expect(asked).toEqual([]);
});
