/** Notes what an operator has paid back by hand. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { isOneOf, isOrAbsent } from '../store/expression.ts';
import { change, didHold, put, writeTogether } from '../store/item.ts';
import { findPurchase } from '../store/purchase.ts';
import { handRefundWei, isPaidBack } from './hand-refund.ts';

/**
 * Notes the transaction with which an operator has paid a purchase back. One transaction pays back one purchase.
 * @throws MarketError with a sentence for the operator
 */
export async function noteHandRefund(purchaseId: string, transactionHash: string): Promise<void> {
  const purchase = await findPurchase(purchaseId);
  const due = purchase && handRefundWei(purchase);
  if (purchase?.state !== 'to-refund' || !due)
    throw new MarketError('input', 'NoRefundDue', 'No refund of this purchase waits for an operator.');
  if (!(await isPaidBack(purchase, transactionHash)))
    throw new MarketError(
      'input',
      'NotPaidBack',
      `This transaction is not confirmed, or did not send ${due} base units of CGDX to ${purchase.wallet}.`,
    );
  const key = { pk: `hand-refund#${transactionHash.toLowerCase()}`, sk: 'purchase' };
  const isNoted = await didHold(
    writeTogether([
      put('SweepTable', { ...key, purchaseId }, { purchaseId: isOrAbsent(purchaseId) }),
      change(
        'PurchaseTable',
        { purchaseId },
        { set: { handRefund: transactionHash }, onlyIf: { state: isOneOf('to-refund') } },
      ),
    ]),
  );
  if (!isNoted)
    throw new MarketError('conflict', 'RefundUsed', 'This transaction has paid another purchase back.');
}
