/**
 * Refunds a wallet. The contract refuses to refund anything twice, so a transaction that was sent before a crash does no
 * harm: the chain is asked first, and a transaction is sent only while the refund has not happened.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { blockNumber, findReceipt } from '../chain/node/chain-query.ts';
import { isFinal, type Purchase } from '../store/purchase.ts';
import { chain } from '../wiring.ts';
import { ownSales, poolsOf, type Sale } from './chain-sale.ts';
import { confirmHandRefund } from './hand-refund.ts';
import { refundCall } from './settlement-call.ts';
import { revertOf, sendAsSettler, unavailable } from './settler-call.ts';

/** A step has a minute; its next try looks for a transaction that takes longer. */
const lookForMs = 20_000;
const lookEveryMs = 500;

const notConfirmed = () => unavailable('RefundNotConfirmed', 'The refund is on its way.');
const isDone = (revert: string | undefined): boolean => revert === 'PurchaseRefundedAlready';

async function untilMined(hash: string): Promise<void> {
  for (let waited = 0; waited < lookForMs; waited += lookEveryMs) {
    if (await findReceipt(hash)) return;
    await sleep(lookEveryMs);
  }
}

/** @throws MarketError unavailable until the chain has confirmed the refund */
async function refundSale(purchaseId: string, sale: Sale): Promise<void> {
  const data = await refundCall(sale);
  const { confirmations } = chain();
  const confirmed = async (): Promise<boolean> =>
    isDone(await revertOf(data, (await blockNumber()) - confirmations));
  if (await confirmed()) return;
  const revert = await revertOf(data, await blockNumber());
  if (isDone(revert)) throw notConfirmed();
  if (revert !== undefined)
    throw unavailable(
      'RefundNotPossible',
      `The contract refuses this refund: ${revert}. An operator has to look.`,
    );
  const { hash, refusal } = await sendAsSettler({ purchaseId, sale, data });
  // A node refuses it if it has it already, or if another one goes first: the next try sees which.
  if (refusal !== undefined) throw notConfirmed();
  await untilMined(hash);
  if (!(await confirmed())) throw notConfirmed();
}

/**
 * @returns what a purchase has paid for by quote
 * @throws MarketError PaymentDiffers if the chain does not show every sale that was captured
 */
export async function capturedSales(purchase: Purchase): Promise<Sale[]> {
  const sales = await ownSales(purchase);
  // After a reorg, or with another marketplace's address, sales are missing: their money would stay where it is.
  const byQuote = purchase.captured?.pools.filter((pool) => pool.isFinal !== true);
  if (isDeepStrictEqual(poolsOf(sales), byQuote)) return sales;
  throw unavailable(
    'PaymentDiffers',
    'The chain shows other sales than were captured. Compare MARKETPLACE_ADDRESS and the node with the transaction.',
  );
}

/** @returns the refund's id */
export async function refundWallet(purchase: Purchase): Promise<string> {
  for (const sale of await capturedSales(purchase)) await refundSale(purchase.purchaseId, sale);
  if (isFinal(purchase)) return confirmHandRefund(purchase);
  return `refund-of-${purchase.transactionHash}`;
}
