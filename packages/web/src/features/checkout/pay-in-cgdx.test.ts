import { expect, it, vi } from 'vitest';
import type { Offer } from './offer.ts';

vi.mock('../../lib/config/config.ts', () => ({ pageConfig: () => ({ rpcUrl: 'http://node.test' }) }));
const { PaymentUnderWay, payInCgdx } = await import('./pay-in-cgdx.ts');

const listener = { onProgress: vi.fn(), onSent: vi.fn(), onUndone: vi.fn() };
const offer = { baskets: [] } as unknown as Offer;

it('a second payment cannot begin while the wallet may still ask for the first, and can begin afterwards', async () => {
  let decline: (reason: unknown) => void = () => undefined;
  const request = vi.fn(() => new Promise<never>((_, reject) => (decline = reject)));
  const payer = { sub: 'ann', provider: { request }, address: '0xa' };
  const first = payInCgdx(offer, payer, listener);
  await expect(payInCgdx(offer, payer, listener)).rejects.toThrow(PaymentUnderWay);
  expect(request).toHaveBeenCalledOnce();
  const declined = { code: 4001 };
  decline(declined);
  await expect(first).rejects.toBe(declined);
  const again = payInCgdx(offer, payer, listener);
  expect(request).toHaveBeenCalledTimes(2);
  decline(declined);
  await expect(again).rejects.toBe(declined);
});
