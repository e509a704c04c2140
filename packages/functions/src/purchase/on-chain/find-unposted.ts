/** Finds purchases on the chain that no buyer has submitted, and begins them. */

import { blockHash, blockNumber, findReceipt, isOwnChain } from '../../chain/node/chain-query.ts';
import { blocksPerQuery, purchaseTransactions } from '../../chain/node/marketplace-query.ts';
import { chainUnavailable } from '../../chain/node/rpc.ts';
import { chain } from '../../ground/links.ts';
import { fail, warn } from '../../ground/log/log.ts';
import {
  beginPurchase,
  changePurchase,
  findPurchase,
  type Purchase,
  submitAgain,
} from '../record/purchase.ts';
import { chainPurchaseId } from '../record/purchase-id.ts';
import { startPurchase } from '../record/resume-purchase.ts';
import { findPosition, storePosition } from './chain-position.ts';
import { firstBlock } from './chain-range.ts';
import { buyersOf, isUnquoted, salesIn } from './chain-sale.ts';
import { directBuyersIn } from './direct-payment.ts';
import { ownerOf, storeUnowned } from './direct-sale.ts';
import { dropUnquoted, storeUnquoted, unquotedSales } from './unquoted-sale.ts';

/** The most queries of one sweep; the next sweep continues. */
const mostQueries = 150;

interface Buyer {
  readonly userSub: string;
  readonly wallet: string;
}

/** Returns whether a purchase may have been refused too early: before it was mined, before the wallet was linked, with another wallet, or without its quote. */
const isEarly = ({ state, failure }: Purchase): boolean =>
  state === 'refused' && ['TransactionNotFound', 'WrongBuyer', 'QuoteUnknown'].includes(failure?.code ?? '');

/** @returns false if the purchase is known: an unfinished one is resumed by another sweep */
export async function submitForBuyer(transactionHash: string, { userSub, wallet }: Buyer): Promise<boolean> {
  const purchaseId = chainPurchaseId(userSub, transactionHash);
  const before = await findPurchase(purchaseId);
  if (before && !isEarly(before)) {
    // From here on, a node that is behind cannot end the purchase as unpaid.
    if (before.state === 'submitted' && !before.isOnChain)
      await changePurchase(purchaseId, ['submitted'], { isOnChain: true });
    return false;
  }
  const about = { purchaseId, userSub, wallet, transactionHash, rail: 'cgdx', state: 'submitted' } as const;
  await startPurchase(before ? await submitAgain(before, wallet) : await beginPurchase(about));
  warn('purchase.found-on-chain', { purchaseId });
  return true;
}

interface Submitted {
  /** The number of purchases that were begun. */
  readonly begun: number;
  /** True if the transaction has a sale by a quote that is not stored. */
  readonly lacksQuote: boolean;
}

async function submitTransaction(transactionHash: string): Promise<Submitted> {
  const receipt = await findReceipt(transactionHash);
  if (!receipt)
    throw chainUnavailable(new Error('the node has an event of a transaction that it does not know'));
  const sales = await salesIn(receipt);
  const lacksQuote = isUnquoted(receipt, sales);
  if (lacksQuote && (await storeUnquoted(transactionHash)))
    fail('purchase.quote-unknown', { transactionHash });
  let begun = 0;
  for (const buyer of buyersOf(sales)) if (await submitForBuyer(transactionHash, buyer)) begun += 1;
  for (const wallet of directBuyersIn(receipt)) {
    const sale = { transactionHash, wallet };
    if ((await ownerOf(sale)) === undefined) await storeUnowned(sale);
  }
  return { begun, lacksQuote };
}

async function nextBlock(marketplace: string, head: number): Promise<number> {
  const kept = await findPosition(marketplace);
  if (!kept) return firstBlock(head);
  return firstBlock(head, { block: kept.block, isSame: (await blockHash(kept.block)) === kept.hash });
}

/** Checks sales again whose quote was not stored. @returns the number of purchases started */
export async function findUnquoted(): Promise<number> {
  let begun = 0;
  for (const transactionHash of await unquotedSales()) {
    const submitted = await submitTransaction(transactionHash);
    begun += submitted.begun;
    if (!submitted.lacksQuote) await dropUnquoted(transactionHash);
  }
  return begun;
}

/** Reads only confirmed blocks. @returns how many purchases were begun */
export async function findUnposted(): Promise<number> {
  const { marketplace, confirmations } = chain();
  // Another chain's block numbers differ, and would be recorded as read on our chain.
  if (!(await isOwnChain())) throw chainUnavailable(new Error('the node serves another chain'));
  const head = (await blockNumber()) - confirmations;
  let begun = 0;
  let from = await nextBlock(marketplace, head);
  for (let queries = 0; from <= head && queries < mostQueries; queries += 1) {
    const to = Math.min(head, from + blocksPerQuery - 1);
    for (const hash of await purchaseTransactions(from, to)) begun += (await submitTransaction(hash)).begun;
    const hash = await blockHash(to);
    if (hash === null) throw chainUnavailable(new Error('the chain became shorter'));
    await storePosition(marketplace, { block: to, hash });
    from = to + 1;
  }
  return begun;
}
