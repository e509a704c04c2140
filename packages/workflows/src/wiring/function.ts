/** Every Lambda function: its handler file, its limits, and the resources it is linked to. */
import type { BucketName } from './bucket.ts';
import type { TableName } from './table.ts';

export type WorkflowName = 'ContributionWorkflow' | 'PayoutWorkflow';
/** Values the operator sets once per stage. */
export type SecretName = 'OperatorKey' | 'FingerprintKey' | 'AnonymousIdKey';
export type LinkName =
  | TableName
  | BucketName
  | WorkflowName
  | SecretName
  | 'EventBus'
  | 'UserPool'
  | 'WebClient'
  | 'Chain'
  | 'SamplePolicy'
  | 'Site';

export interface Fn {
  /** Path below packages/functions/src, then the export: `step/score-quality.handler`. */
  readonly handler: string;
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
  readonly links: readonly LinkName[];
}

const chainLane = [
  'MerkleTreeTable',
  'ContributionTable',
  'UploadTable',
  'Chain',
  'OperatorKey',
] as const satisfies readonly LinkName[];

export const functions = {
  // what happens on an event
  'on-export-uploaded': {
    handler: 'on/export-uploaded.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['ContributionTable', 'UnverifiedBucket', 'ContributionWorkflow'],
  },
  'on-reward-claim-requested': {
    handler: 'on/reward-claim-requested.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['PayoutWorkflow'],
  },
  'on-execution-failed': {
    handler: 'on/execution-failed.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['ContributionTable', 'TransactionTable', 'ContributionWorkflow', 'PayoutWorkflow'],
  },
  'on-chain-tick': {
    handler: 'on/chain-tick.handler',
    timeoutSeconds: 300,
    memoryMb: 512,
    links: chainLane,
  },
  // steps of the contribution workflow
  'check-authenticity': {
    handler: 'step/check-authenticity.handler',
    timeoutSeconds: 900,
    memoryMb: 1024,
    links: ['ContributionTable', 'UnverifiedBucket', 'VerifiedBucket', 'FingerprintKey', 'SamplePolicy'],
  },
  'score-quality': {
    handler: 'step/score-quality.handler',
    timeoutSeconds: 60,
    memoryMb: 512,
    links: ['ContributionTable', 'DataPoolTable', 'VerifiedBucket', 'FingerprintTable'],
  },
  'mask-personal-information': {
    handler: 'step/mask-personal-information.handler',
    timeoutSeconds: 900,
    memoryMb: 1024,
    links: ['ContributionTable', 'UnverifiedBucket', 'VerifiedBucket'],
  },
  'insert-merkle-leaf': {
    handler: 'step/insert-merkle-leaf.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['ContributionTable', 'DataPoolTable', 'MerkleTreeTable', 'Chain'],
  },
  'update-root-on-chain': {
    handler: 'step/update-root-on-chain.handler',
    timeoutSeconds: 300,
    memoryMb: 512,
    links: chainLane,
  },
  'complete-contribution': {
    handler: 'step/complete-contribution.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: [
      'ContributionTable',
      'UploadTable',
      'DataPoolTable',
      'FingerprintTable',
      'LedgerTable',
      'VerifiedBucket',
      'EventBus',
    ],
  },
  'reject-contribution': {
    handler: 'step/reject-contribution.handler',
    timeoutSeconds: 60,
    memoryMb: 256,
    links: ['ContributionTable', 'UnverifiedBucket', 'VerifiedBucket', 'FingerprintTable'],
  },
  // steps of the payout workflow
  'reserve-reward': {
    handler: 'step/reserve-reward.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['UploadTable', 'TransactionTable', 'PersonTable'],
  },
  'pay-reward-on-chain': {
    handler: 'step/pay-reward-on-chain.handler',
    timeoutSeconds: 300,
    memoryMb: 512,
    links: [...chainLane, 'TransactionTable'],
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
    links: ['UploadTable', 'TransactionTable'],
  },
  // the API
  'api-upload': {
    handler: 'api/upload.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['ContributionTable', 'UploadTable', 'DataPoolTable', 'UnverifiedBucket'],
  },
  'api-contribution': {
    handler: 'api/contribution.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['ContributionTable', 'PersonTable'],
  },
  'api-data-pool': {
    handler: 'api/data-pool.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['DataPoolTable'],
  },
  'api-smart-contract': {
    handler: 'api/smart-contract.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['UploadTable', 'TransactionTable', 'PersonTable', 'EventBus'],
  },
  'api-wallet': {
    handler: 'api/wallet.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['PersonTable', 'Site'],
  },
} as const satisfies Record<string, Fn>;

export type FunctionName = keyof typeof functions;
