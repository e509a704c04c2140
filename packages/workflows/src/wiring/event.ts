/** Every event the system reacts to: rule name, pattern, and the function that answers. */
import type { FunctionName } from './function.ts';

/** What our own code puts as `Source`. */
export const eventSource = 'cgdx.market';

/** Buckets stand as `{{BucketName}}` and are filled in by whoever creates the rule. */
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
} as const satisfies Record<string, Rule>;

/** Functions that run on a clock. `rate` in EventBridge's own words. */
export const schedules = {
  /** Publishes what a crashed holder of the chain lane left behind. */
  'chain-tick': { rate: 'rate(1 minute)', target: 'on-chain-tick' },
} as const satisfies Record<string, { rate: string; target: FunctionName }>;
