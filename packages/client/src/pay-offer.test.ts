import type { Basket } from '@cgdx/api/route/quote.ts';
import type { Wallet } from 'ethers';
import { expect, test, vi } from 'vitest';

import { payOffer } from './pay-offer.ts';

vi.mock('@cgdx/contracts/client/buy-offer.ts', () => ({
  buyOffer: async () => ({ hash: '0xsent' }),
  PurchaseRefused: class extends Error {},
}));
vi.mock('@cgdx/contracts/client/mined-hash.ts', () => ({
  minedHash: async () => {
    throw new Error('the node is away');
  },
}));

const market = { chainId: 1287, marketplace: '0x1', cgdx: '0x2' };
const basket = { quote: {}, signature: '0x' } as unknown as Basket;

test('the hash of a sent payment is reported, even if no node can say whether it is in a block', async () => {
  const sent: string[] = [];
  const paying = payOffer(market, {} as Wallet, basket, 'permit', (hash) => sent.push(hash));
  await expect(paying).rejects.toThrow('the node is away');
  expect(sent).toEqual(['0xsent']);
});
