/** The events that the system reacts to: rule name, pattern, and the function that handles it. */
import type { FunctionName } from './function.ts';

/** The `Source` of our own events. */
export const eventSource = 'cgdx.market';

/** Our own events, in the past tense: ids only, never personal data. The details are examples. */
export const marketEvents = {
  'contribution.completed': { contributionId: 'c-1', dataPoolId: 'spotify', uploadHash: 'AAAA', quality: 7 },
  'contribution.rejected': {
    contributionId: 'c-1',
    dataPoolId: 'spotify',
    step: 'check-authenticity',
    code: 'not-genuine',
  },
  'upload.withdrawn': { contributionId: 'c-1', uploadHash: 'AAAA' },
  'upload.recheck-asked': { contributionId: 'c-1', uploadHash: 'AAAA' },
  'reward.claim-requested': {
    payoutId: 'p-1',
    userSub: 'u-1',
    uploadHash: 'AAAA',
    dataPoolId: 'spotify',
    rail: 'cgdx',
  },
  'reward.paid': { dataPoolId: 'spotify', payoutId: 'p-1', uploadHash: 'AAAA' },
  'reward.released': { payoutId: 'p-1', code: 'PoolEscrowEmpty' },
  'purchase.submitted': { purchaseId: 'p-1', transactionHash: '0x00', attempt: 1 },
  'checkout.completed': { purchaseId: 'p-1', checkoutSessionId: 'cs_1' },
  'charge.changed': { purchaseId: 'p-1' },
  'stripe-account.changed': { stripeAccountId: 'acct_1' },
  'purchase.confirmation-asked': { purchaseId: 'p-1' },
  'purchase.completed': { purchaseId: 'p-1' },
  'purchase.refunded': { purchaseId: 'p-1', code: 'BoughtAlready' },
} as const satisfies Record<string, Readonly<Record<string, unknown>>>;

export type MarketEventType = keyof typeof marketEvents;

/** A rule; both clouds replace `{{LinkName}}` by a bucket's name or a workflow's ARN. */
export interface Rule {
  readonly pattern: Readonly<Record<string, unknown>>;
  readonly target: FunctionName;
}

export const rules = {
  'export-uploaded': {
    pattern: {
      source: ['aws.s3'],
      'detail-type': ['Object Created'],
      detail: { bucket: { name: ['{{UnverifiedBucket}}'] } },
    },
    target: 'on-export-uploaded',
  },
  'contribution-completed': {
    pattern: { source: [eventSource], 'detail-type': ['contribution.completed'] },
    target: 'on-contribution-completed',
  },
  'upload-withdrawn': {
    pattern: { source: [eventSource], 'detail-type': ['upload.withdrawn'] },
    target: 'on-upload-withdrawn',
  },
  'webhook-told': {
    pattern: {
      source: [eventSource],
      'detail-type': [
        'purchase.completed',
        'purchase.confirmation-asked',
        'contribution.completed',
        'upload.withdrawn',
      ],
    },
    target: 'on-webhook-event',
  },
  'upload-recheck-asked': {
    pattern: { source: [eventSource], 'detail-type': ['upload.recheck-asked'] },
    target: 'on-recheck-asked',
  },
  'reward-claim-requested': {
    pattern: { source: [eventSource], 'detail-type': ['reward.claim-requested'] },
    target: 'on-reward-claim-requested',
  },
  'purchase-submitted': {
    pattern: { source: [eventSource], 'detail-type': ['purchase.submitted'] },
    target: 'on-purchase-submitted',
  },
  'checkout-completed': {
    pattern: { source: [eventSource], 'detail-type': ['checkout.completed'] },
    target: 'on-checkout-completed',
  },
  'charge-changed': {
    pattern: { source: [eventSource], 'detail-type': ['charge.changed'] },
    target: 'on-charge-changed',
  },
  'stripe-account-changed': {
    pattern: { source: [eventSource], 'detail-type': ['stripe-account.changed'] },
    target: 'on-stripe-account-changed',
  },
  'execution-changed': {
    pattern: {
      source: ['aws.states'],
      'detail-type': ['Step Functions Execution Status Change'],
      detail: {
        stateMachineArn: ['{{ContributionWorkflow}}', '{{PayoutWorkflow}}', '{{PurchaseWorkflow}}'],
        $or: [
          { status: ['FAILED', 'TIMED_OUT', 'ABORTED'] },
          { status: ['RUNNING'], redriveCount: [{ numeric: ['>', 0] }] },
          // A contribution's second execution.
          { status: ['RUNNING'], name: [{ wildcard: '*-*' }] },
        ],
      },
    },
    target: 'on-execution-changed',
  },
  'execution-started': {
    pattern: {
      source: ['aws.states'],
      'detail-type': ['Step Functions Execution Status Change'],
      detail: {
        stateMachineArn: ['{{ContributionWorkflow}}', '{{PayoutWorkflow}}', '{{PurchaseWorkflow}}'],
        status: ['RUNNING'],
      },
    },
    target: 'on-execution-started',
  },
  'execution-ended': {
    pattern: {
      source: ['aws.states'],
      'detail-type': ['Step Functions Execution Status Change'],
      detail: {
        stateMachineArn: ['{{ContributionWorkflow}}', '{{PayoutWorkflow}}', '{{PurchaseWorkflow}}'],
        status: ['SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED'],
      },
    },
    target: 'on-execution-ended',
  },
} as const satisfies Record<string, Rule>;

/** Scheduled functions, `rate` in EventBridge's own syntax. */
export const schedules = {
  /** Publishes what a crashed holder of the chain lane left unfinished. */
  'chain-tick': { rate: 'rate(1 minute)', target: 'on-chain-tick' },
  /** Deletes withdrawn datasets whose event was lost. */
  'withdrawal-sweep': { rate: 'rate(15 minutes)', target: 'on-upload-withdrawn' },
  /** Publishes editions that are due because of withdrawals, or because an event was lost. */
  'edition-sweep': { rate: 'rate(1 day)', target: 'on-contribution-completed' },
  /** Deletes uploads that never became a contribution: parts without a list, and objects with meaningless names. */
  'upload-sweep': { rate: 'rate(1 hour)', target: 'on-upload-sweep' },
  /** Finds contributions whose execution ended, or never began, and whose event of this was lost. */
  'contribution-sweep': { rate: 'rate(15 minutes)', target: 'on-contribution-sweep' },
  /** Finds executions that ended and whose event was lost. */
  'standing-sweep': { rate: 'rate(15 minutes)', target: 'on-execution-ended' },
  /** Adds up the new entries of the ledger. */
  'balance-tick': { rate: 'rate(15 minutes)', target: 'on-balance-tick' },
  /** Resumes payouts that stopped, and starts those whose event was lost. */
  'payout-sweep': { rate: 'rate(5 minutes)', target: 'on-payout-sweep' },
  /** Finds purchases on the chain that nobody submitted, and resumes those that stopped. */
  'purchase-sweep': { rate: 'rate(5 minutes)', target: 'on-purchase-sweep' },
  /** Orders the refunds that operators have agreed to. */
  'refund-sweep': { rate: 'rate(5 minutes)', target: 'on-refund-sweep' },
  /** Releases the payments that the contract holds for completed purchases. */
  'release-sweep': { rate: 'rate(5 minutes)', target: 'on-release-sweep' },
  /** Sends webhook messages again that failed. */
  'webhook-tick': { rate: 'rate(1 minute)', target: 'on-webhook-event' },
  /** Finds paid checkout sessions and charged cards whose Stripe event was lost, and closes expired sessions. */
  'checkout-sweep': { rate: 'rate(5 minutes)', target: 'on-checkout-sweep' },
} as const satisfies Record<string, { rate: string; target: FunctionName }>;

/**
 * Functions that an event or a schedule starts. No caller waits for them, so an event that they cannot handle
 * becomes a dead letter.
 */
export const triggered: readonly FunctionName[] = [
  ...new Set([...Object.values(rules), ...Object.values(schedules)].map(({ target }) => target)),
];
