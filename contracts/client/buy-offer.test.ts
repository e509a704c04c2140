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

/** A wallet with an allowance for the price that sends every transaction. */
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
  'a payment sent before a %s is told by its hash',
  async (code) => {
    const after = makeError('the node is away', code, { info: { sendTransactionHash: '0xsent' } } as never);
    await expect(buying(() => Promise.reject(after))).rejects.toMatchObject({
      name: 'SentUnseen',
      hash: '0xsent',
      cause: after,
    });
  },
);

test('an error before anything was sent is thrown as it came', async () => {
  const declined = Object.assign(new Error('declined'), { code: 'ACTION_REJECTED' });
  await expect(buying(() => Promise.reject(declined))).rejects.toBe(declined);
});
