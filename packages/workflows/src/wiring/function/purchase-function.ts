/** The steps of the purchase workflow. */
import type { Fn } from './fn.ts';

export const purchaseFunctions = {
  'verify-purchase': {
    handler: 'purchase/verify-purchase.handler',
    timeoutSeconds: 60,
    memoryMb: 512,
    links: [
      'PurchaseTable',
      'QuoteTable',
      'SweepTable',
      'PersonTable',
      'LedgerTable',
      'Chain',
      'Stripe',
      'StripeSecretKey',
    ],
    reads: ['QuoteTable', 'PersonTable'],
  },
  'grant-access': {
    handler: 'purchase/delivery/grant-access.handler',
    timeoutSeconds: 60,
    memoryMb: 256,
    links: ['PurchaseTable', 'AccessTable', 'UploadTable', 'DataPoolTable'],
    reads: ['UploadTable', 'DataPoolTable'],
  },
  'assemble-dataset': {
    handler: 'purchase/delivery/assemble-dataset.handler',
    timeoutSeconds: 900,
    memoryMb: 1769,
    links: ['PurchaseTable', 'UploadTable', 'VerifiedBucket', 'PurchaseBucket'],
    reads: ['UploadTable', 'VerifiedBucket'],
  },
  'complete-purchase': {
    handler: 'purchase/complete-purchase.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['PurchaseTable', 'LedgerTable', 'PurchaseBucket', 'EventBus'],
    reads: ['PurchaseBucket'],
  },
  'refund-payment': {
    handler: 'purchase/refund/refund-payment.handler',
    timeoutSeconds: 60,
    memoryMb: 512,
    links: [
      'PurchaseTable',
      'QuoteTable',
      'SettlerTable',
      'Chain',
      'RefundSigner',
      'Stripe',
      'StripeSecretKey',
    ],
    reads: ['QuoteTable'],
    updates: ['PurchaseTable'],
    waits: true,
  },
  'settle-refund': {
    handler: 'purchase/refund/settle-refund.handler',
    timeoutSeconds: 60,
    memoryMb: 256,
    links: ['PurchaseTable', 'AccessTable', 'LedgerTable', 'EventBus'],
  },
} as const satisfies Record<string, Fn>;
