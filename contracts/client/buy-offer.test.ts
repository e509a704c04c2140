import { makeError, type Signer } from 'ethers';
import { expect, test } from 'vitest';
import { buyOffer } from './buy-offer.ts';

const buyer = '0x1111111111111111111111111111111111111111';
const marketplace = '0x2222222222222222222222222222222222222222';
const cgdx = '0x3333333333333333333333333333333333333333';
const word = `0x${'00'.repeat(32)}`;
const offer = {
  quote: {
    buyer,
    dataPoolId: 'x',
    basketRoot: word,
    basketSize: '1',
    total: '7',
    nonce: '1',
    deadline: '1800000000',
  },
  signature: `0x${'11'.repeat(65)}`,
};

/** Returns a wallet whose allowance covers the price, and that sends transactions with `send`. */
const wallet = (send: () => Promise<unknown>) =>
  ({
    getAddress: async () => buyer,
    call: async () => `0x${'0'.repeat(63)}7`,
    estimateGas: async () => 100_000n,
    sendTransaction: send,
    provider: null,
  }) as unknown as Signer;
const buying = (send: () => Promise<unknown>) =>
  buyOffer(wallet(send), { chainId: 1287, marketplace, cgdx }, offer);

test.each(['NETWORK_ERROR', 'BAD_DATA'] as const)(
  'after a %s a payment that was already sent is reported with its hash',
  async (code) => {
    const after = makeError('the node is away', code, { info: { sendTransactionHash: '0xsent' } } as never);
    await expect(buying(() => Promise.reject(after))).rejects.toMatchObject({
      name: 'SentUnseen',
      hash: '0xsent',
      cause: after,
    });
  },
);

test('an error before anything was sent is thrown unchanged', async () => {
  const declined = Object.assign(new Error('declined'), { code: 'ACTION_REJECTED' });
  await expect(buying(() => Promise.reject(declined))).rejects.toBe(declined);
});

test('an approval whose transaction no node shows counts once the allowance covers the price', async () => {
  const steps: string[] = [];
  let allowances = 0;
  const contractWallet = {
    getAddress: async () => buyer,
    // At first the market has no allowance.
    call: async () => `0x${(++allowances > 1 ? '7' : '0').padStart(64, '0')}`,
    estimateGas: async () => 100_000n,
    sendTransaction: ({ to }: { to: string }) =>
      to === cgdx ? new Promise(() => undefined) : Promise.resolve({ hash: '0xsent' }),
    provider: null,
  } as unknown as Signer;
  const options = { canPermit: false, onStep: (step: string) => steps.push(step) };
  const market = { chainId: 1287, marketplace, cgdx };
  expect(await buyOffer(contractWallet, market, offer, options)).toEqual({ hash: '0xsent' });
  expect(steps).toEqual(['approve', 'simulate', 'purchase']);
});

test('a permit with a signature of another key is refused', async () => {
  const words = [
    '0'.padStart(64, '0'),
    `${'20'.padStart(64, '0')}${'4'.padStart(64, '0')}43474458${'0'.repeat(56)}`,
  ];
  let asked = 0;
  const passkeyWallet = {
    ...wallet(() => Promise.reject(new Error('sent'))),
    call: async () => `0x${words[asked++] ?? words[0]}`,
    signTypedData: async () => `0x${'11'.repeat(64)}1b`,
  } as unknown as Signer;
  await expect(buyOffer(passkeyWallet, { chainId: 1287, marketplace, cgdx }, offer)).rejects.toThrow(
    'did not sign the permit',
  );
});
