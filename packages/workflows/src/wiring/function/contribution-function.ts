/** The steps of the contribution workflow. */
import { chainLane, waitingWorkflows } from './chain-lane-link.ts';
import type { Fn } from './fn.ts';

/** Lambda gives one core for each 1,769 MB. */
const twoCoresMb = 3538;

export const contributionFunctions = {
  'plan-units': {
    handler: 'contribution/inspect/plan-units.handler',
    timeoutSeconds: 60,
    memoryMb: 512,
    links: ['ContributionTable', 'PushApi', 'UnverifiedBucket'],
    reads: ['UnverifiedBucket'],
  },
  'observe-units': {
    handler: 'contribution/inspect/observe-units.handler',
    timeoutSeconds: 900,
    memoryMb: 1769,
    links: ['ContributionTable', 'UnverifiedBucket', 'FingerprintKey'],
    reads: ['ContributionTable'],
  },
  'mask-units': {
    handler: 'contribution/inspect/mask-units.handler',
    tagsNames: true,
    timeoutSeconds: 900,
    memoryMb: 1769,
    links: ['ContributionTable', 'UnverifiedBucket', 'VerifiedBucket', 'FingerprintKey'],
    reads: ['ContributionTable', 'VerifiedBucket'],
  },
  'check-authenticity': {
    handler: 'contribution/inspect/check-authenticity.handler',
    timeoutSeconds: 900,
    memoryMb: twoCoresMb,
    links: [
      'ContributionTable',
      'PushApi',
      'UnverifiedBucket',
      'VerifiedBucket',
      'FingerprintKey',
      'SamplePolicy',
    ],
    reads: ['UnverifiedBucket'],
  },
  'score-quality': {
    handler: 'contribution/novelty/score-quality.handler',
    timeoutSeconds: 60,
    memoryMb: 512,
    links: ['ContributionTable', 'PushApi', 'VerifiedBucket', 'FingerprintTable', 'EarlyBird'],
    reads: ['VerifiedBucket'],
  },
  'mask-personal-information': {
    handler: 'contribution/inspect/mask-personal-information.handler',
    tagsNames: true,
    timeoutSeconds: 900,
    memoryMb: twoCoresMb,
    links: ['ContributionTable', 'PushApi', 'UnverifiedBucket', 'VerifiedBucket', 'FingerprintKey'],
  },
  'insert-merkle-leaf': {
    handler: 'contribution/insert-merkle-leaf.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['ContributionTable', 'PushApi', 'MerkleTreeTable', 'Chain'],
  },
  'update-root-on-chain': {
    handler: 'publication/update-root-on-chain.handler',
    timeoutSeconds: 300,
    memoryMb: 512,
    links: chainLane,
    answers: waitingWorkflows,
    waits: true,
  },
  'complete-contribution': {
    handler: 'contribution/complete-contribution.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: [
      'ContributionTable',
      'PushApi',
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
    handler: 'contribution/novelty/request-review.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: ['ContributionTable', 'PushApi', 'ReviewTable'],
    answers: ['ContributionWorkflow'],
  },
  'reject-contribution': {
    handler: 'contribution/reject-contribution.handler',
    timeoutSeconds: 60,
    memoryMb: 256,
    links: [
      'ContributionTable',
      'PushApi',
      'UnverifiedBucket',
      'VerifiedBucket',
      'FingerprintTable',
      'ReviewTable',
      'EventBus',
    ],
  },
} as const satisfies Record<string, Fn>;
