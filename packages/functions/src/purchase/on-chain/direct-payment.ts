/** A payment without a quote. The contract treats such a purchase as final and never refunds it. */

import { linkedWallet } from '../../account/wallet.ts';
import type { Receipt } from '../../chain/node/chain-query.ts';
import { type DirectPurchase, directPurchasesIn } from '../../chain/node/direct-purchase-event.ts';
import type { BoughtUpload, Purchase } from '../record/purchase.ts';
import type { Payment } from '../record/verdict.ts';
import { ownerOf } from './direct-sale.ts';

/** Returns the purchases of this wallet if the person has linked it and no other person owns them. */
export async function ownDirectPurchases(
  receipt: Receipt,
  {
    userSub,
    wallet = '',
    transactionHash,
  }: Pick<Purchase, 'userSub' | 'wallet'> & { transactionHash: string },
): Promise<DirectPurchase[]> {
  const isTheirs = ({ buyer }: DirectPurchase) => buyer.toLowerCase() === wallet.toLowerCase();
  const own = directPurchasesIn(receipt).filter(isTheirs);
  if (own.length === 0) return [];
  const owner = await ownerOf({ transactionHash, wallet });
  if (owner !== undefined) return owner === userSub ? own : [];
  return (await linkedWallet(userSub))?.toLowerCase() === wallet.toLowerCase() ? own : [];
}

/** Returns the wallets that bought without a quote. */
export const directBuyersIn = (receipt: Receipt): string[] => [
  ...new Set(directPurchasesIn(receipt).map(({ buyer }) => buyer)),
];

/** Divides the price among the uploads in proportion to their quality, as the contract computed the price. */
export function directUploads({ dataPoolId, paidWei, uploads }: DirectPurchase): BoughtUpload[] {
  const points = BigInt(uploads.reduce((sum, { quality }) => sum + quality, 0));
  return uploads.map(({ uploadHash, quality }) => ({
    uploadHash,
    dataPoolId,
    quality,
    priceWei: String(points === 0n ? 0n : (paidWei * BigInt(quality)) / points),
  }));
}

export const directPools = (sales: readonly DirectPurchase[]): Payment['captured']['pools'] =>
  sales.map(({ dataPoolId, paidWei }) => ({ dataPoolId, amount: String(paidWei), isFinal: true }));
