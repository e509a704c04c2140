/** Records a refund that an operator has made by hand. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { noWallet } from '@cgdx/workflows/wiring/setting.ts';
import { chain } from '../../ground/links.ts';
import { isOneOf, isOrAbsent } from '../../ground/table/expression.ts';
import { change, didHold, put, writeTogether } from '../../ground/table/item.ts';
import { capturedSales } from '../on-chain/captured-sale.ts';
import { findPurchase, type Purchase } from '../record/purchase.ts';
import { isRefunded, refundRevert } from './chain-refund.ts';
import { handRefundWei, isPaidBack } from './hand-refund.ts';

/** @throws MarketError if this stage has no refund wallet */
export function assertRefundWallet(): string {
  const { refundWallet } = chain();
  if (refundWallet !== noWallet) return refundWallet;
  throw new MarketError(
    'input',
    'RefundWalletMissing',
    'This stage names no wallet from which buyers are paid back by hand.',
    {
      advice:
        'Set REFUND_WALLET to its address and deploy: only transfers from that wallet count as refunds.',
    },
  );
}

/**
 * @throws MarketError if the contract made the refund before it was left to an operator, who has now sent it,
 * too
 */
async function assertNotRefunded(purchase: Purchase): Promise<void> {
  for (const { sale, pool } of await capturedSales(purchase))
    if (pool.isPaidOut === true && isRefunded(await refundRevert(sale)))
      throw new MarketError(
        'conflict',
        'RefundedMeanwhile',
        'The contract has refunded this purchase, so the refund by hand was a second one.',
        {
          advice:
            'Run npm run purchase -- refund ID again, so that the purchase ends; ask the buyer to send it back.',
        },
      );
}

/**
 * Records the transaction with which an operator has refunded a purchase. One transaction refunds one purchase.
 * @throws MarketError with a sentence for the operator
 */
export async function noteHandRefund(purchaseId: string, transactionHash: string): Promise<void> {
  const purchase = await findPurchase(purchaseId);
  const due = purchase && handRefundWei(purchase);
  if (purchase?.state === 'refunded' && purchase.handRefund?.toLowerCase() === transactionHash.toLowerCase())
    return;
  if (purchase?.state !== 'to-refund' || !due)
    throw new MarketError('input', 'NoRefundDue', 'No refund of this purchase waits for an operator.', {
      advice: 'If the contract should have refunded it, npm run purchase -- refund ID says why it has not.',
    });
  const from = assertRefundWallet();
  if (!(await isPaidBack(purchase, transactionHash)))
    throw new MarketError(
      'input',
      'NotPaidBack',
      `This transaction is not confirmed, is one of the market’s own, or did not send ${due} base units of CGDX from ${from} to ${purchase.wallet}.`,
    );
  await assertNotRefunded(purchase);
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
    throw new MarketError('conflict', 'RefundUsed', 'This transaction has refunded another purchase.');
}
