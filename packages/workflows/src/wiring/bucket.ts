/** The buckets, which of them browsers may write to, and what expires. */

export interface Bucket {
  readonly versioned: boolean;
  /** If true, it sends "Object Created" to the event bus. */
  readonly sendsEvents: boolean;
  /** If true, browsers may PUT under `{sub}/` with the identity pool's credentials. */
  readonly browserUpload: boolean;
  readonly abortIncompleteUploadsAfterDays: number;
  readonly expireAfterDays?: number;
  /** How many days overwritten or deleted objects can still be restored. */
  readonly keepOldVersionsDays: number;
}

export const buckets = {
  /** Raw exports, straight from people's browsers; emptied by the workflow. */
  UnverifiedBucket: {
    versioned: true,
    sendsEvents: true,
    browserUpload: true,
    abortIncompleteUploadsAfterDays: 1,
    // As long as an execution can be redriven (14 days), and a day more: a stopped upload must not lose its export.
    expireAfterDays: 15,
    keepOldVersionsDays: 1,
  },
  /** Masked datasets, and what the steps pass to one another. */
  VerifiedBucket: {
    versioned: true,
    sendsEvents: false,
    browserUpload: false,
    abortIncompleteUploadsAfterDays: 1,
    keepOldVersionsDays: 30,
  },
} as const satisfies Record<string, Bucket>;

export type BucketName = keyof typeof buckets;
