/** Signs with the settler's key: only refunds of purchases whose refund is due, for what their transaction bought. */
import { weiOfGwei } from '../chain/transaction/fee.ts';
import { transactionOf } from '../chain/transaction/transaction.ts';
import { discreetError } from '../discreet-error.ts';
import { ownSales } from '../payment/chain-payment.ts';
import { refundCall } from '../payment/refund-call.ts';
import { type RefundAnswer, type RefundOrder, refundOrderSchema } from '../payment/refund-order.ts';
import { findPurchase } from '../store/purchase.ts';
import { chain } from '../wiring.ts';
import { signDigest } from './key-signature.ts';

/** Several times the gas that a refund uses. */
const mostGas = 1_000_000n;

/** @returns why the key must not sign this order; undefined if it may */
async function faultOf({
  purchaseId,
  dataPoolId,
  quoteNonce,
  data,
}: RefundOrder): Promise<string | undefined> {
  const purchase = await findPurchase(purchaseId);
  if (purchase?.state !== 'to-refund' || purchase.rail !== 'cgdx') return 'no such refund is due';
  const sale = (await ownSales(purchase)).find(
    ({ bought }) => bought.dataPoolId === dataPoolId && bought.nonce === quoteNonce,
  );
  if (!sale) return 'nothing was bought with this quote';
  return (await refundCall(sale)).toLowerCase() === data.toLowerCase() ? undefined : 'it is another call';
}

export async function handler(event: unknown): Promise<RefundAnswer> {
  const parsed = refundOrderSchema.safeParse(event);
  if (!parsed.success) return { refused: 'it is no order' };
  const order = parsed.data;
  if (BigInt(order.maxFeePerGas) > weiOfGwei(chain().feeCapGwei))
    return { refused: 'it offers more than the fee cap' };
  if (BigInt(order.gasLimit) > mostGas) return { refused: 'it may use more gas than any refund' };
  try {
    const refused = await faultOf(order);
    if (refused !== undefined) return { refused };
    return { signature: await signDigest('SettlerKey', transactionOf(order).unsignedHash) };
  } catch (error) {
    throw discreetError(error);
  }
}
