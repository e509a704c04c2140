import { readUploadHash } from '@cgdx/core/contribution/upload-hash.ts';
import type { Certificate } from '@cgdx/core/merkle/certificate.ts';
import { keccak, toHex } from '@cgdx/core/merkle/hash.ts';
import { sampleCertificate, sampleHash, sampleMarket } from '@cgdx/core/merkle/testing/sample-certificate.ts';
import { voidsCall } from '@cgdx/core/merkle/void.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { certificateSteps } from './certificate-steps.ts';
import { chainSteps } from './chain-steps.ts';
import { proofPath } from './proof-path.ts';
import { doesHold } from './proof-step.ts';

const uploadHash = toHex(sampleHash(9));
const market = sampleMarket;
let certificate: Certificate;

beforeAll(async () => {
  certificate = await sampleCertificate(false);
});

describe('a certificate', () => {
  const stepsOf = (change: Partial<Certificate>, hash = uploadHash) =>
    certificateSteps({ ...certificate, ...change }, hash, market);

  it('is checked from its subject over each hash to its root', () => {
    const steps = stepsOf({});
    expect(
      steps.map(({ title }) => title),
      'proves contribute.certificate-checked-browser',
    ).toEqual([
      'The certificate is for this upload',
      'It is about this market',
      'Its leaf',
      ...certificate.proof.map((_, at) => `Hash ${at + 1} of ${certificate.proof.length}`),
      'The root',
    ]);
    expect(doesHold(steps)).toBe(true);
  });

  it.each<[string, Partial<Certificate>, string]>([
    ['another quality', { quality: 8 }, 'Its leaf'],
    ['another pool', { dataPoolId: 'x' }, 'Its leaf'],
    ['a claimed reward', { claimed: true }, 'Its leaf'],
    [
      'another contract',
      { marketplace: '0x0000000000000000000000000000000000000001' },
      'It is about this market',
    ],
    ['another chain', { chainId: 1 }, 'It is about this market'],
    ['another place', { index: 4 }, 'The root'],
    ['a tree of another size', { size: 6 }, 'The way to the root'],
    ['a tree of another shape', { size: 70 }, 'The way to the root'],
    ['another root', { root: toHex(sampleHash(3)) }, 'The root'],
    ['another hash on the way', { proof: [toHex(sampleHash(2))] }, 'The way to the root'],
  ])('with %s fails at the step that shows it, and has no later steps', (_, change, title) => {
    const steps = stepsOf(change);
    expect(steps.at(-1)).toMatchObject({ title, state: 'broken' });
    expect(steps.slice(0, -1).every(({ state }) => state === 'holds')).toBe(true);
  });

  it('with one hash changed on the way ends at another root', () => {
    const proof = certificate.proof.with(1, toHex(sampleHash(2)));
    expect(stepsOf({ proof }).at(-1)).toMatchObject({ title: 'The root', state: 'broken' });
  });

  it('of another upload than the one in the address fails at the first step', () => {
    expect(stepsOf({}, toHex(sampleHash(8)))).toMatchObject([{ key: 'subject', state: 'broken' }]);
  });
});

describe('the chain', () => {
  const topic = toHex(keccak(new TextEncoder().encode('LogMerkleRootUpdated(bytes32)')));
  const blockHash = toHex(sampleHash(4));
  const receipt = () => ({
    status: '0x1',
    blockNumber: '0x3',
    blockHash,
    logs: [{ address: market.marketplace.toLowerCase(), topics: [topic, certificate.root] }],
  });
  const answers = (): Record<string, unknown> => ({
    eth_chainId: '0x507',
    eth_getTransactionReceipt: receipt(),
    eth_getBlockByNumber: { hash: blockHash, timestamp: '0x68f0a000' },
    eth_blockNumber: '0x8',
    eth_call: certificate.root,
  });
  const ask = (change: Record<string, unknown> = {}, voids: string = '0x') => {
    const all: Record<string, unknown> = { ...answers(), ...change };
    return chainSteps(certificate, async (method, [call]) => {
      const { data } = (call ?? {}) as { data?: string };
      return data === voidsCall ? voids : all[method];
    });
  };
  const voidOf = (newSize: number, block: number) =>
    `0x${[32, 1, newSize, block].map((n) => n.toString(16).padStart(64, '0')).join('')}`;

  it('confirms the root by its transaction and its block, and compares it with today’s root', async () => {
    const steps = await ask();
    expect(doesHold(steps)).toBe(true);
    expect(steps.map(({ key }) => key)).toEqual(['node', 'transaction', 'block', 'cut', 'today']);
    expect(steps[2]?.text).toMatch(/^Block 3 is from .*, and 5 blocks were built on it since\.$/);
    expect(steps[4]?.text).toMatch(/^It is still this one/);
    const later = await ask({ eth_call: toHex(sampleHash(6)) });
    expect(doesHold(later)).toBe(true);
    expect(later[4]?.text).toMatch(/^It has moved on/);
  });

  it.each<[string, () => Record<string, unknown>, string]>([
    ['is another one', () => ({ eth_chainId: '0x1' }), 'node'],
    ['does not know the transaction', () => ({ eth_getTransactionReceipt: null }), 'transaction'],
    [
      'saw the transaction fail',
      () => ({ eth_getTransactionReceipt: { ...receipt(), status: '0x0' } }),
      'transaction',
    ],
    [
      'heard the root from another contract',
      () => ({
        eth_getTransactionReceipt: {
          ...receipt(),
          logs: [{ address: `0x${'1'.repeat(40)}`, topics: [topic, certificate.root] }],
        },
      }),
      'transaction',
    ],
    [
      'heard the root in another event',
      () => ({
        eth_getTransactionReceipt: {
          ...receipt(),
          logs: [{ address: market.marketplace, topics: [toHex(sampleHash(5)), certificate.root] }],
        },
      }),
      'transaction',
    ],
    [
      'has the transaction in another block',
      () => ({ eth_getTransactionReceipt: { ...receipt(), blockNumber: '0x4' } }),
      'transaction',
    ],
    [
      'has dropped the block',
      () => ({ eth_getBlockByNumber: { hash: toHex(sampleHash(7)), timestamp: '0x0' } }),
      'block',
    ],
  ])('that %s breaks the proof there', async (_, change, key) => {
    expect((await ask(change())).at(-1)).toMatchObject({ key, state: 'broken' });
  });

  it('that has cut leaves under the root since breaks the proof, and one that cut other leaves does not', async () => {
    expect((await ask({}, voidOf(certificate.size - 1, 3))).at(-1)).toMatchObject({
      key: 'cut',
      state: 'broken',
    });
    expect(doesHold(await ask({}, voidOf(certificate.size - 1, 2)))).toBe(true);
    expect(doesHold(await ask({}, voidOf(certificate.size, 9)))).toBe(true);
  });
});

describe('an upload hash', () => {
  const base64 = Buffer.from(sampleHash(9)).toString('base64');

  it('is read in the notation of an address, a list or a certificate', () => {
    const inAddress = proofPath(base64).slice('/proof/'.length);
    expect([base64, inAddress, uploadHash, ` ${uploadHash} `].map(readUploadHash)).toEqual(
      Array(4).fill(base64),
    );
    expect(inAddress).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    '',
    'abc',
    `${'A'.repeat(44)}`,
    `0x${'g'.repeat(64)}`,
    `0x${'a'.repeat(63)}`,
    `${'*'.repeat(43)}`,
  ])('is not %j', (text) => expect(readUploadHash(text)).toBeUndefined());
});
