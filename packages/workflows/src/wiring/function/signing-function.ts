/** Functions that sign: each has a key that no other function may use. */
import type { Fn } from './fn.ts';

export const signingFunctions = {
  'sign-append': {
    handler: 'publication/sign-append.handler',
    timeoutSeconds: 30,
    memoryMb: 512,
    links: ['MerkleTreeTable', 'UploadTable', 'FingerprintTable', 'VerifiedBucket', 'Chain', 'AppenderKey'],
    waits: true,
  },
  'sign-claims': {
    handler: 'publication/sign-claims.handler',
    timeoutSeconds: 30,
    memoryMb: 512,
    links: ['UploadTable', 'TransactionTable', 'Chain', 'PayerKey'],
    waits: true,
  },
  'sign-quotes': {
    handler: 'purchase/quote/sign-quotes.handler',
    timeoutSeconds: 30,
    memoryMb: 512,
    links: ['QuoteTable', 'UploadTable', 'DataPoolTable', 'Chain', 'QuoterKey'],
    waits: true,
  },
  'sign-refunds': {
    handler: 'purchase/refund/sign-refunds.handler',
    timeoutSeconds: 30,
    memoryMb: 512,
    links: ['PurchaseTable', 'QuoteTable', 'LedgerTable', 'Chain', 'SettlerKey'],
    waits: true,
  },
} as const satisfies Record<string, Fn>;
