/**
 * The workflow `purchase`: checks the payment, gives access and assembles the data, or else refunds the
 * payment.
 */
import { quick, untilSwept } from './retry.ts';
import { type ArnOf, call, choice, type Definition } from './state.ts';

const purchase = { purchaseId: '{% $purchase.purchaseId %}' };

const outcomeIs = (outcome: string): string => `{% $states.input.Payload.outcome = "${outcome}" %}`;

const assembleSeconds = 900;

export const purchaseWorkflow = (arnOf: ArnOf): Definition => ({
  Comment: 'Verifies a payment and gives its buyer the uploads that were paid for.',
  QueryLanguage: 'JSONata',
  StartAt: 'Begin',
  States: {
    Begin: { Type: 'Pass', Assign: { purchase: '{% $states.input %}' }, Next: 'VerifyPurchase' },
    // A transaction that is not confirmed yet is looked for again.
    VerifyPurchase: call({
      fn: arnOf('verify-purchase'),
      payload: { ...purchase, paymentReference: '{% $purchase.paymentReference %}' },
      timeoutSeconds: 90,
      retry: untilSwept,
      next: 'IsPaid',
    }),
    IsPaid: choice(outcomeIs('paid'), 'GrantAccess', 'IsRefundDue'),
    IsRefundDue: choice(outcomeIs('to-refund'), 'RefundPayment', 'PurchaseRefused'),
    GrantAccess: call({
      fn: arnOf('grant-access'),
      payload: purchase,
      timeoutSeconds: 90,
      retry: quick,
      next: 'IsGranted',
    }),
    // If access cannot be given to every upload, the whole payment is refunded.
    IsGranted: choice(outcomeIs('granted'), 'AssembleDataset', 'RefundPayment'),
    AssembleDataset: call({
      fn: arnOf('assemble-dataset'),
      payload: purchase,
      timeoutSeconds: assembleSeconds,
      retry: quick,
      next: 'IsAssembled',
    }),
    IsAssembled: choice(outcomeIs('assembled'), 'CompletePurchase', 'RefundPayment'),
    CompletePurchase: call({
      fn: arnOf('complete-purchase'),
      payload: purchase,
      timeoutSeconds: 60,
      retry: quick,
      next: 'Purchased',
    }),
    Purchased: { Type: 'Succeed', Output: { outcome: 'purchased' } },
    RefundPayment: call({
      fn: arnOf('refund-payment'),
      payload: purchase,
      timeoutSeconds: 90,
      retry: untilSwept,
      assign: { refundReference: '{% $states.result.Payload.refundReference %}' },
      next: 'SettleRefund',
    }),
    SettleRefund: call({
      fn: arnOf('settle-refund'),
      payload: { ...purchase, refundReference: '{% $refundReference %}' },
      timeoutSeconds: 60,
      retry: quick,
      next: 'Refunded',
    }),
    Refunded: { Type: 'Succeed', Output: { outcome: 'refunded' } },
    // The buyer made a mistake, not the system: no operator has to look.
    PurchaseRefused: { Type: 'Succeed', Output: { outcome: 'refused' } },
  },
});
