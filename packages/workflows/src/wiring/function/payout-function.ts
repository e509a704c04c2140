/** The steps of the payout workflow. */
import { chainLane, waitingWorkflows } from './chain-lane-link.ts';
import type { Fn } from './fn.ts';

export const payoutFunctions = {
  'reserve-reward': {
    handler: 'reward/reserve-reward.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['UploadTable', 'TransactionTable', 'PersonTable', 'StripeAccountTable'],
    updates: ['UploadTable', 'TransactionTable'],
  },
  'pay-reward-on-chain': {
    handler: 'publication/pay-reward-on-chain.handler',
    timeoutSeconds: 300,
    memoryMb: 512,
    links: [...chainLane, 'TransactionTable'],
    adds: ['MerkleTreeTable'],
    updates: ['ContributionTable', 'MerkleTreeTable'],
    removes: ['MerkleTreeTable'],
    checks: ['MerkleTreeTable'],
    answers: waitingWorkflows,
    waits: true,
  },
  'check-bank-account': {
    handler: 'reward/bank/check-bank-account.handler',
    timeoutSeconds: 60,
    memoryMb: 256,
    links: ['TransactionTable', 'PurchaseTable', 'Stripe', 'StripeSecretKey'],
    updates: ['TransactionTable'],
  },
  'settle-off-chain': {
    handler: 'publication/settle-off-chain.handler',
    timeoutSeconds: 300,
    memoryMb: 512,
    links: [...chainLane, 'TransactionTable'],
    adds: ['MerkleTreeTable'],
    updates: ['ContributionTable', 'MerkleTreeTable'],
    removes: ['MerkleTreeTable'],
    checks: ['MerkleTreeTable'],
    answers: waitingWorkflows,
    waits: true,
  },
  'transfer-reward': {
    handler: 'reward/bank/transfer-reward.handler',
    timeoutSeconds: 60,
    memoryMb: 256,
    // No other function may have the key that hides which upload a transfer pays for.
    links: ['TransactionTable', 'StripeAccountTable', 'Stripe', 'StripeSecretKey', 'TransferGroupKey'],
    updates: ['TransactionTable'],
  },
  'settle-payout': {
    handler: 'reward/settle-payout.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['UploadTable', 'TransactionTable', 'LedgerTable', 'EventBus'],
    adds: ['LedgerTable'],
    updates: ['UploadTable', 'TransactionTable'],
  },
  'release-reward': {
    handler: 'reward/release-reward.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['UploadTable', 'TransactionTable', 'LedgerTable', 'EventBus'],
    adds: ['LedgerTable'],
    updates: ['UploadTable', 'TransactionTable'],
  },
} as const satisfies Record<string, Fn>;
