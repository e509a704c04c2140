/**
 * Signs with the settler's key: refunds of purchases whose refund is due, and releases of purchases whose
 * buyers have the data. Each is signed only for what the purchase's transaction bought.
 */
import type { PurchaseState } from '@cgdx/api/route/purchase.ts';
import { grantedEntryId, recalledEntryId } from '@cgdx/core/ledger/purchase-entry.ts';
import { signDigest } from '../../chain/sign/key-signature.ts';
import { weiOfGwei } from '../../chain/transaction/fee.ts';
import { transactionOf } from '../../chain/transaction/transaction.ts';
import { discreetError } from '../../ground/handler/discreet-error.ts';
import { chain } from '../../ground/links.ts';
import { isRecorded } from '../../ledger/ledger.ts';
import { capturedSales } from '../on-chain/captured-sale.ts';
import type { Sale } from '../on-chain/chain-sale.ts';
import { findPurchase } from '../record/purchase.ts';
import { isSurelyHeld } from '../settle/holding-time.ts';
import { refundCall, releaseCall } from '../settle/settlement-call.ts';
import {
  type SettlementAnswer,
  type SettlementOrder,
  settlementOrderSchema,
} from '../settle/settlement-order.ts';

/** Several times the gas that either call needs. */
const mostGas = 1_000_000n;

/**
 * The call that is due in each state of a purchase, and whether the ledger must record that the buyer has the
 * data.
 */
const calls: Readonly<
  Partial<Record<PurchaseState, { encode: (sale: Sale) => Promise<string>; isGranted: boolean }>>
> = {
  'to-refund': { encode: refundCall, isGranted: false },
  completed: { encode: releaseCall, isGranted: true },
};

/** Whether the ledger records that the buyer has the data, and that no refund is due. */
const isTheirs = async (purchaseId: string): Promise<boolean> =>
  (await isRecorded(grantedEntryId(purchaseId))) && !(await isRecorded(recalledEntryId(purchaseId)));

/** @returns why the key must not sign this order; undefined if it may */
async function faultOf({
  purchaseId,
  dataPoolId,
  quoteNonce,
  data,
}: SettlementOrder): Promise<string | undefined> {
  const purchase = await findPurchase(purchaseId);
  if (purchase?.rail !== 'cgdx') return 'no such purchase was paid in CGDX';
  const due = calls[purchase.state];
  if (!due) return 'neither a refund nor a release is due';
  // Checked as well, since several functions may change a purchase, but none may change a ledger entry.
  if ((await isTheirs(purchaseId)) !== due.isGranted) return 'the ledger says otherwise';
  const { encode } = due;
  const captured = (await capturedSales(purchase)).find(
    ({ sale: { bought } }) => bought.dataPoolId === dataPoolId && bought.nonce === quoteNonce,
  );
  if (!captured) return 'nothing was bought with this quote';
  const { sale, pool } = captured;
  if (pool.isPaidOut === true) return 'a person pays it back';
  if (encode === releaseCall && !(await isSurelyHeld(purchase))) return 'its holding time may have passed';
  return (await encode(sale)).toLowerCase() === data.toLowerCase() ? undefined : 'it is another call';
}

export async function handler(event: unknown): Promise<SettlementAnswer> {
  const parsed = settlementOrderSchema.safeParse(event);
  if (!parsed.success) return { refused: 'it is no order' };
  const order = parsed.data;
  if (BigInt(order.maxFeePerGas) > weiOfGwei(chain().feeCapGwei))
    return { refused: 'it offers more than the fee cap' };
  if (BigInt(order.gasLimit) > mostGas) return { refused: 'it may use more gas than any of its calls' };
  try {
    const refused = await faultOf(order);
    if (refused !== undefined) return { refused };
    return { signature: await signDigest('SettlerKey', transactionOf(order).unsignedHash) };
  } catch (error) {
    throw discreetError(error);
  }
}
