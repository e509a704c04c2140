/** The steps of the purchase workflow. */
import type { Fn } from './fn.ts';

export const purchaseFunctions = {
  'verify-purchase': {
    handler: 'step/verify-purchase.handler',
    timeoutSeconds: 60,
    memoryMb: 512,
    links: ['TransactionTable', 'QuoteTable', 'LedgerTable', 'Chain', 'Stripe', 'StripeSecretKey'],
    reads: ['QuoteTable'],
  },
  'grant-access': {
    handler: 'step/grant-access.handler',
    timeoutSeconds: 60,
    memoryMb: 256,
    links: ['TransactionTable', 'AccessTable', 'UploadTable'],
    reads: ['UploadTable'],
  },
  'assemble-dataset': {
    handler: 'step/assemble-dataset.handler',
    timeoutSeconds: 900,
    memoryMb: 1769,
    links: ['TransactionTable', 'UploadTable', 'VerifiedBucket', 'PurchaseBucket'],
    reads: ['TransactionTable', 'UploadTable', 'VerifiedBucket'],
  },
  'complete-purchase': {
    handler: 'step/complete-purchase.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['TransactionTable', 'LedgerTable', 'PurchaseBucket', 'EventBus'],
    reads: ['PurchaseBucket'],
  },
  'refund-payment': {
    handler: 'step/refund-payment.handler',
    timeoutSeconds: 60,
    memoryMb: 512,
    links: ['TransactionTable', 'QuoteTable', 'Chain', 'RefundSigner', 'Stripe', 'StripeSecretKey'],
    reads: ['TransactionTable', 'QuoteTable'],
    waits: true,
  },
  'settle-refund': {
    handler: 'step/settle-refund.handler',
    timeoutSeconds: 60,
    memoryMb: 256,
    links: ['TransactionTable', 'AccessTable', 'LedgerTable', 'EventBus'],
  },
} as const satisfies Record<string, Fn>;
