/** Every event the system reacts to: rule name, pattern, and the function that answers. */
import type { FunctionName } from './function.ts';

/** What our own code puts as `Source`. */
export const eventSource = 'cgdx.market';

/** `{{LinkName}}` stands for a bucket's name or a workflow's ARN; whoever creates the rule fills it in. */
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
  'reward-claim-requested': {
    pattern: { source: [eventSource], 'detail-type': ['reward.claim-requested'] },
    target: 'on-reward-claim-requested',
  },
  'execution-failed': {
    pattern: {
      source: ['aws.states'],
      'detail-type': ['Step Functions Execution Status Change'],
      detail: {
        stateMachineArn: ['{{ContributionWorkflow}}', '{{PayoutWorkflow}}'],
        status: ['FAILED', 'TIMED_OUT', 'ABORTED'],
      },
    },
    target: 'on-execution-failed',
  },
} as const satisfies Record<string, Rule>;

/** Functions that run on a clock. `rate` in EventBridge's own words. */
export const schedules = {
  /** Publishes what a crashed holder of the chain lane left behind. */
  'chain-tick': { rate: 'rate(1 minute)', target: 'on-chain-tick' },
} as const satisfies Record<string, { rate: string; target: FunctionName }>;
