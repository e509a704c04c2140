import { beforeEach, expect, it, vi } from 'vitest';
import { newMemory } from '../memory.fixture.ts';
import { keepOffer, type OpenOffer } from './open-offer.ts';
import { takeBack } from './take-back.ts';
import { keepPayment } from './unreported.ts';

const { call, cancelOffer } = vi.hoisted(() => ({ call: vi.fn(), cancelOffer: vi.fn() }));
vi.mock('../api/call.ts', () => ({ call }));
vi.mock('../config/config.ts', () => ({
  pageConfig: () => ({ chainId: 1287, marketplaceAddress: '0xm', rpcUrl: 'https://node.example' }),
}));
vi.mock('../wallet/chain.ts', () => ({ ensureChain: async () => undefined }));
vi.mock('ethers', () => ({
  BrowserProvider: class {
    getSigner = async (address: string) => ({ address });
  },
}));
vi.mock('@cgdx/contracts/client/cancel-offer.ts', () => ({ cancelOffer }));
vi.mock('@cgdx/contracts/client/mined-hash.ts', () => ({ minedHash: async () => '0xc' }));

const now = Date.parse('2026-11-05T12:00:00Z');
const offer: OpenOffer = {
  ...{ sub: 'ann', transactionHash: '0x1', quoteId: 'q', dataPoolId: 'x' },
  deadline: now / 1_000 + 3_600,
};
const cancellationOf = (dataPoolId: string) => ({ quote: { dataPoolId }, signature: `0x${dataPoolId}` });
const from = { provider: { request: async () => undefined }, address: '0xb' };
const kept = (key: string) => localStorage.getItem(key);

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('localStorage', newMemory());
  cancelOffer.mockReset();
  call.mockReset().mockResolvedValue({ cancellations: ['spotify', 'x'].map(cancellationOf) });
  keepOffer(offer);
  keepPayment({ sub: 'ann', transactionHash: '0x1', clientAccountAddress: '0xa' });
});

it('the market gets the cancellation of exactly this basket, from whichever account is connected, and the payment is forgotten', async () => {
  expect(await takeBack(offer, from), 'proves buy.offer-taken-back').toBe('taken-back');
  expect(call).toHaveBeenCalledWith('POST /quotes/{quoteId}/cancellation', { path: { quoteId: 'q' } });
  expect(cancelOffer).toHaveBeenCalledExactlyOnceWith(
    { address: '0xb' },
    { marketplace: '0xm' },
    cancellationOf('x'),
  );
  expect([kept('cgdx.open-offers'), kept('cgdx.unreported-payments')]).toEqual([null, null]);
});

it('an offer that was paid meanwhile stays stored, and so does one whose cancellation the wallet declines', async () => {
  cancelOffer.mockRejectedValueOnce(Object.assign(new Error('refused'), { name: 'QuoteUsed' }));
  expect(await takeBack(offer, from)).toBe('paid');
  const declined = { code: 4001 };
  cancelOffer.mockRejectedValueOnce(declined);
  await expect(takeBack(offer, from)).rejects.toBe(declined);
  expect(kept('cgdx.unreported-payments')).toContain('0x1');
});

it('an offer that has expired needs no cancellation', async () => {
  call.mockResolvedValue({ cancellations: [] });
  expect(await takeBack(offer, from)).toBe('expired');
  expect(cancelOffer).not.toHaveBeenCalled();
});
