/** The Lambda functions: handler file, limits, and the resources that each is linked to. */
import type { BucketName } from './bucket.ts';
import type { SecretName } from './secret.ts';
import type { SigningKeyName } from './signing-key.ts';
import type { TableName } from './table.ts';

export type WorkflowName = 'ContributionWorkflow' | 'PayoutWorkflow' | 'PurchaseWorkflow';
export type { SecretName };
/** Functions that others call and wait for, by the link to them. */
export const functionLinks = {
  AppendSigner: 'sign-append',
  ClaimSigner: 'sign-claims',
  QuoteSigner: 'sign-quotes',
  RefundSigner: 'sign-refunds',
} as const;
export type FunctionLink = keyof typeof functionLinks;
export type LinkName =
  | TableName
  | BucketName
  | WorkflowName
  | SecretName
  | SigningKeyName
  | FunctionLink
  | 'EventBus'
  | 'UserPool'
  | 'WebClient'
  | 'Chain'
  | 'SamplePolicy'
  | 'Site'
  | 'Stripe';

export interface Fn {
  /** Path below packages/functions/src, then the export: `step/score-quality.handler`. */
  readonly handler: string;
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
  readonly links: readonly LinkName[];
  /** The `links` that it reads and never changes, and workflows that it knows and never starts. */
  readonly reads?: readonly LinkName[];
  /** Tables that it scans. */
  readonly scans?: readonly TableName[];
  /** Workflows whose task tokens it answers. */
  readonly answers?: readonly WorkflowName[];
  /**
   * Set if it streams over a function URL of its own, which an HTTP API cannot; its handler verifies the token.
   * The value says who may call it.
   */
  readonly streamsTo?: 'person' | 'anyone';
  /**
   * Set if it spends its time waiting for others, or another function waits for it: on one machine, many of its invocations
   * share a process, and none queues behind work.
   */
  readonly waits?: true;
  /** Packages with native code: they are installed for the cloud's processor and never bundled. */
  readonly installs?: readonly string[];
  /** Set if it searches text for names: the tagger's weights are deployed beside its code. */
  readonly tagsNames?: true;
}

/** yauzl-promise checks each entry's CRC with it. */
const unzipping = ['@node-rs/crc32'] as const;

/** Lambda gives one core for each 1,769 MB. */
const twoCoresMb = 3538;

const chainLane = [
  'MerkleTreeTable',
  'ContributionTable',
  'Chain',
  'AppendSigner',
  'ClaimSigner',
] as const satisfies readonly LinkName[];
/** The workflows whose task tokens the lane's holder answers. */
const waiting = ['ContributionWorkflow', 'PayoutWorkflow'] as const satisfies readonly WorkflowName[];

export const functions = {
  // events
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
      'ContributionWorkflow',
      'PayoutWorkflow',
      'PurchaseWorkflow',
    ],
    reads: ['ContributionWorkflow', 'PayoutWorkflow', 'PurchaseWorkflow'],
  },
  'on-upload-sweep': {
    handler: 'on/upload-sweep.handler',
    timeoutSeconds: 300,
    memoryMb: 256,
    links: ['ContributionTable', 'UnverifiedBucket'],
    reads: ['ContributionTable'],
  },
  'on-chain-tick': {
    handler: 'on/chain-tick.handler',
    timeoutSeconds: 300,
    memoryMb: 512,
    links: chainLane,
    answers: waiting,
    waits: true,
  },
  // signing: each has a key that no other function may use
  'sign-append': {
    handler: 'sign/append.handler',
    timeoutSeconds: 30,
    memoryMb: 512,
    links: ['MerkleTreeTable', 'Chain', 'AppenderKey'],
    reads: ['MerkleTreeTable'],
    waits: true,
  },
  'sign-claims': {
    handler: 'sign/claims.handler',
    timeoutSeconds: 30,
    memoryMb: 512,
    links: ['UploadTable', 'TransactionTable', 'Chain', 'PayerKey'],
    reads: ['UploadTable', 'TransactionTable'],
    waits: true,
  },
  'sign-quotes': {
    handler: 'sign/quotes.handler',
    timeoutSeconds: 30,
    memoryMb: 512,
    links: ['QuoteTable', 'UploadTable', 'DataPoolTable', 'Chain', 'QuoterKey'],
    reads: ['QuoteTable', 'UploadTable', 'DataPoolTable'],
    waits: true,
  },
  'sign-refunds': {
    handler: 'sign/refunds.handler',
    timeoutSeconds: 30,
    memoryMb: 512,
    links: ['TransactionTable', 'QuoteTable', 'Chain', 'SettlerKey'],
    reads: ['TransactionTable', 'QuoteTable'],
    waits: true,
  },
  // steps of the contribution workflow
  'plan-units': {
    handler: 'step/plan-units.handler',
    timeoutSeconds: 60,
    memoryMb: 512,
    links: ['ContributionTable', 'UnverifiedBucket'],
    reads: ['UnverifiedBucket'],
    installs: unzipping,
  },
  'observe-units': {
    handler: 'step/observe-units.handler',
    timeoutSeconds: 900,
    memoryMb: 1769,
    links: ['ContributionTable', 'UnverifiedBucket', 'FingerprintKey'],
    reads: ['ContributionTable'],
    installs: unzipping,
  },
  'mask-units': {
    handler: 'step/mask-units.handler',
    tagsNames: true,
    timeoutSeconds: 900,
    memoryMb: 1769,
    links: ['ContributionTable', 'UnverifiedBucket', 'VerifiedBucket', 'FingerprintKey'],
    reads: ['ContributionTable', 'VerifiedBucket'],
    installs: unzipping,
  },
  'check-authenticity': {
    handler: 'step/check-authenticity.handler',
    timeoutSeconds: 900,
    memoryMb: twoCoresMb,
    links: ['ContributionTable', 'UnverifiedBucket', 'VerifiedBucket', 'FingerprintKey', 'SamplePolicy'],
    reads: ['UnverifiedBucket'],
    installs: unzipping,
  },
  'score-quality': {
    handler: 'step/score-quality.handler',
    timeoutSeconds: 60,
    memoryMb: 512,
    links: ['ContributionTable', 'VerifiedBucket', 'FingerprintTable'],
    reads: ['VerifiedBucket'],
  },
  'mask-personal-information': {
    handler: 'step/mask-personal-information.handler',
    tagsNames: true,
    timeoutSeconds: 900,
    memoryMb: twoCoresMb,
    links: ['ContributionTable', 'UnverifiedBucket', 'VerifiedBucket', 'FingerprintKey'],
    installs: unzipping,
  },
  'insert-merkle-leaf': {
    handler: 'step/insert-merkle-leaf.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['ContributionTable', 'MerkleTreeTable', 'Chain'],
  },
  'update-root-on-chain': {
    handler: 'step/update-root-on-chain.handler',
    timeoutSeconds: 300,
    memoryMb: 512,
    links: chainLane,
    answers: waiting,
    waits: true,
  },
  'complete-contribution': {
    handler: 'step/complete-contribution.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: [
      'ContributionTable',
      'UploadTable',
      'DataPoolTable',
      'LedgerTable',
      'MerkleTreeTable',
      'VerifiedBucket',
      'Chain',
      'EventBus',
    ],
    reads: ['DataPoolTable', 'MerkleTreeTable'],
  },
  'request-review': {
    handler: 'step/request-review.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['ContributionTable', 'ReviewTable'],
    answers: ['ContributionWorkflow'],
  },
  'reject-contribution': {
    handler: 'step/reject-contribution.handler',
    timeoutSeconds: 60,
    memoryMb: 256,
    links: [
      'ContributionTable',
      'UnverifiedBucket',
      'VerifiedBucket',
      'FingerprintTable',
      'ReviewTable',
      'EventBus',
    ],
  },
  // steps of the payout workflow
  'reserve-reward': {
    handler: 'step/reserve-reward.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['UploadTable', 'TransactionTable', 'PersonTable'],
    reads: ['PersonTable'],
  },
  'pay-reward-on-chain': {
    handler: 'step/pay-reward-on-chain.handler',
    timeoutSeconds: 300,
    memoryMb: 512,
    links: [...chainLane, 'TransactionTable'],
    reads: ['TransactionTable'],
    answers: waiting,
    waits: true,
  },
  'settle-payout': {
    handler: 'step/settle-payout.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['UploadTable', 'TransactionTable', 'LedgerTable', 'EventBus'],
  },
  'release-reward': {
    handler: 'step/release-reward.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['UploadTable', 'TransactionTable', 'EventBus'],
  },
  // steps of the purchase workflow
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
  // the API
  'api-upload-result': {
    handler: 'api/upload-result.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['ContributionTable', 'UnverifiedBucket'],
    reads: ['ContributionTable', 'UnverifiedBucket'],
    waits: true,
  },
  'api-upload': {
    handler: 'api/upload.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['UploadTable', 'DataPoolTable'],
    reads: ['UploadTable', 'DataPoolTable'],
  },
  'api-dataset': {
    handler: 'api/dataset.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['UploadTable', 'VerifiedBucket'],
    reads: ['UploadTable', 'VerifiedBucket'],
  },
  'api-contribution': {
    handler: 'api/contribution.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['ContributionTable'],
    reads: ['ContributionTable'],
  },
  'api-data-pool': {
    handler: 'api/data-pool.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['DataPoolTable'],
    reads: ['DataPoolTable'],
    scans: ['DataPoolTable'],
  },
  'api-claim': {
    handler: 'api/claim.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['UploadTable', 'TransactionTable', 'PersonTable', 'EventBus'],
    reads: ['UploadTable', 'PersonTable'],
    waits: true,
  },
  'api-payout': {
    handler: 'api/payout.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['TransactionTable'],
    reads: ['TransactionTable'],
  },
  'api-quote': {
    handler: 'api/quote.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: [
      'QuoteTable',
      'UploadTable',
      'DataPoolTable',
      'AccessTable',
      'PersonTable',
      'VerifiedBucket',
      'Chain',
      'QuoteSigner',
    ],
    reads: ['UploadTable', 'DataPoolTable', 'AccessTable', 'PersonTable', 'VerifiedBucket'],
    waits: true,
  },
  'api-checkout': {
    handler: 'api/checkout.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: [
      'QuoteTable',
      'TransactionTable',
      'AccessTable',
      'DataPoolTable',
      'Site',
      'Stripe',
      'StripeSecretKey',
    ],
    reads: ['QuoteTable', 'AccessTable', 'DataPoolTable'],
  },
  'api-stripe-webhook': {
    handler: 'api/stripe-webhook.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['StripeEventTable', 'StripeWebhookSecret', 'EventBus'],
  },
  'api-transaction': {
    handler: 'api/transaction.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['TransactionTable', 'QuoteTable', 'PersonTable', 'PurchaseBucket', 'Chain', 'EventBus'],
    reads: ['QuoteTable', 'PersonTable', 'PurchaseBucket'],
  },
  'api-wallet': {
    handler: 'api/wallet.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['PersonTable', 'WalletTable', 'Site'],
  },
  'api-merkle-tree': {
    handler: 'api/merkle-tree.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['MerkleTreeTable', 'Chain'],
    reads: ['MerkleTreeTable'],
  },
  'api-openapi': {
    handler: 'api/openapi.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: [],
  },
  'api-review': {
    handler: 'api/review.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['ReviewTable', 'WalletTable'],
    reads: ['WalletTable'],
    answers: ['ContributionWorkflow'],
  },
} as const satisfies Record<string, Fn>;

export type FunctionName = keyof typeof functions;
