/** Finds a purchase that an earlier command started, and follows it to its file. */
import { mostPurchases, type Purchase } from '@cgdx/api/route/purchase.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { type Bought, type Delivery, deliver, submitTransaction } from '../../person/buy/buy.ts';
import { callRoute } from '../../person/market-api.ts';

const isHash = (id: string): boolean => id.startsWith('0x');

/** Searches the person's purchases, page by page. @param hash in lower case */
async function findPaid({ stack, person }: Delivery, hash: string): Promise<Purchase | undefined> {
  for (let query: { after?: string } | undefined = {}; query !== undefined; ) {
    const page: Purchase[] = await callRoute(stack, person, 'GET /transactions', { query });
    const found = page.find((purchase) => purchase.transactionHash?.toLowerCase() === hash);
    if (found) return found;
    const last = page.at(-1);
    query = last && page.length >= mostPurchases ? { after: last.purchaseId } : undefined;
  }
  return undefined;
}

/** Submits the transaction if the market does not know it yet. */
async function purchaseIdOf(delivery: Delivery, transactionHash: string): Promise<string> {
  const { stack, person } = delivery;
  const hash = transactionHash.toLowerCase();
  const known = await findPaid(delivery, hash);
  if (known && known.status !== 'refused') return known.purchaseId;
  const { address } = await callRoute(stack, person, 'GET /wallet', {});
  if (address) return submitTransaction(stack, person, hash, address);
  throw new MarketError('input', 'WalletNotLinked', 'No wallet is linked to this account.', {
    advice: 'Sign in as the person who bought it: --email and --password.',
  });
}

/**
 * @param id the id of the purchase, or the hash of the transaction that paid for it
 * @throws MarketError with the reason if there is no file
 */
export async function resume(delivery: Delivery, id: string): Promise<Bought> {
  const purchaseId = isHash(id) ? await purchaseIdOf(delivery, id) : id;
  delivery.tell({ event: 'resumed', purchaseId });
  return deliver(delivery, purchaseId);
}
