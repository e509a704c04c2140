/** Functions that events and clocks start. */
import { chainLane, waitingWorkflows } from './chain-lane-link.ts';
import type { Fn } from './fn.ts';

export const eventFunctions = {
  'on-export-uploaded': {
    handler: 'on/export-uploaded.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['ContributionTable', 'PersonTable', 'UnverifiedBucket', 'ContributionWorkflow'],
  },
  'on-reward-claim-requested': {
    handler: 'on/reward-claim-requested.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['PayoutWorkflow'],
  },
  'on-purchase-submitted': {
    handler: 'on/purchase-submitted.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['PurchaseWorkflow'],
  },
  'on-checkout-completed': {
    handler: 'on/checkout-completed.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['PurchaseWorkflow'],
  },
  'on-execution-changed': {
    handler: 'on/execution-changed.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: [
      'ContributionTable',
      'FingerprintTable',
      'TransactionTable',
      'PurchaseTable',
      'ContributionWorkflow',
      'PayoutWorkflow',
      'PurchaseWorkflow',
    ],
    reads: ['ContributionWorkflow', 'PayoutWorkflow', 'PurchaseWorkflow'],
  },
  'on-upload-withdrawn': {
    handler: 'on/upload-withdrawn.handler',
    timeoutSeconds: 300,
    memoryMb: 256,
    links: ['WithdrawalTable', 'VerifiedBucket'],
  },
  'on-upload-sweep': {
    handler: 'on/upload-sweep.handler',
    timeoutSeconds: 300,
    memoryMb: 256,
    links: ['ContributionTable', 'UnverifiedBucket'],
    reads: ['ContributionTable'],
  },
  'on-payout-sweep': {
    handler: 'on/payout-sweep.handler',
    timeoutSeconds: 280,
    memoryMb: 256,
    links: ['TransactionTable', 'PayoutWorkflow'],
    resumes: ['PayoutWorkflow'],
    waits: true,
  },
  'on-purchase-sweep': {
    handler: 'on/purchase-sweep.handler',
    timeoutSeconds: 280,
    memoryMb: 256,
    links: ['PurchaseTable', 'SweepTable', 'QuoteTable', 'Chain', 'PurchaseWorkflow'],
    reads: ['QuoteTable'],
    resumes: ['PurchaseWorkflow'],
    waits: true,
  },
  'on-checkout-sweep': {
    handler: 'on/checkout-sweep.handler',
    timeoutSeconds: 280,
    memoryMb: 256,
    links: ['PurchaseTable', 'Stripe', 'StripeSecretKey', 'PurchaseWorkflow'],
    resumes: ['PurchaseWorkflow'],
    waits: true,
  },
  'on-release-sweep': {
    handler: 'on/release-sweep.handler',
    timeoutSeconds: 280,
    memoryMb: 512,
    links: ['PurchaseTable', 'QuoteTable', 'Chain', 'RefundSigner'],
    reads: ['QuoteTable'],
    waits: true,
  },
  'on-chain-tick': {
    handler: 'on/chain-tick.handler',
    timeoutSeconds: 300,
    memoryMb: 512,
    links: chainLane,
    answers: waitingWorkflows,
    waits: true,
  },
} as const satisfies Record<string, Fn>;
