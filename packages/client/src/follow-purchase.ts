/** Waits until a purchase has ended, and returns the address of its file. */
import type { Purchase } from '@cgdx/api/route/purchase.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';

const lookEveryMs = 250;
const ended: readonly Purchase['status'][] = ['completed', 'refused', 'refunded'];

/** The purchase ended without data: nothing was bought, or the money was returned. */
export class PurchaseEnded extends MarketError {
  constructor({ code, message }: { readonly code: string; readonly message: string }) {
    super('conflict', code, message);
  }
}

/**
 * @param look reads the purchase's current state
 * @param tell called with each new status
 * @throws MarketError PurchasePaused with the market's note, if a fault of the market stopped the purchase
 */
export async function followPurchase(
  look: () => Promise<Purchase>,
  tell: (status: Purchase['status']) => void = () => undefined,
): Promise<Purchase> {
  let told: string | undefined;
  for (;;) {
    const purchase = await look();
    const { status, note } = purchase;
    if (status !== told) tell(status);
    told = status;
    if (ended.includes(status)) return purchase;
    if (note !== undefined) throw new MarketError('unavailable', 'PurchasePaused', note);
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}

/**
 * @returns the address of `data.zip`, valid for five minutes
 * @throws PurchaseEnded with the reason if the purchase has no archive and will not get one
 */
export function fileAddressOf({ status, presignedUrl, failure, note }: Purchase): string {
  if (status !== 'completed')
    throw new PurchaseEnded(failure ?? { code: 'NotBought', message: 'Nothing was bought.' });
  if (presignedUrl === undefined)
    throw new PurchaseEnded({ code: 'NotYours', message: note ?? 'The data cannot be downloaded.' });
  return presignedUrl;
}
