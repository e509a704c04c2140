/** The buckets, which of them browsers may write to, and what expires. */

export interface Bucket {
  readonly versioned: boolean;
  /** If true, it sends "Object Created" to the event bus. */
  readonly sendsEvents: boolean;
  /** If true, browsers may PUT under `{sub}/` with the identity pool's credentials. */
  readonly browserUpload: boolean;
  /** Browsers may GET what an address was signed for. */
  readonly browserDownload?: boolean;
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
  /**
   * A `data.zip` for each purchase: made from what was verified, and made again if it is lost, unless an upload in it was
   * withdrawn since.
   */
  PurchaseBucket: {
    versioned: true,
    sendsEvents: false,
    browserUpload: false,
    browserDownload: true,
    abortIncompleteUploadsAfterDays: 1,
    keepOldVersionsDays: 1,
  },
  /** Reports of the insight assistant, one PDF for each answer; made again if it is asked for later. */
  InsightBucket: {
    versioned: true,
    sendsEvents: false,
    browserUpload: false,
    browserDownload: true,
    abortIncompleteUploadsAfterDays: 1,
    expireAfterDays: 1,
    keepOldVersionsDays: 1,
  },
  /** The catalogue of datasets: its records, and the index that is built of them. */
  CatalogueBucket: {
    versioned: true,
    sendsEvents: false,
    browserUpload: false,
    abortIncompleteUploadsAfterDays: 1,
    keepOldVersionsDays: 30,
  },
} as const satisfies Record<string, Bucket>;

/** What a page may do with a bucket's objects, where it has an address or credentials for them. */
export function browserMethodsOf({
  browserUpload,
  browserDownload = false,
}: Bucket): ('GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE')[] {
  if (browserUpload) return ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'];
  return browserDownload ? ['GET', 'HEAD'] : [];
}

export type BucketName = keyof typeof buckets;

/** The buckets that pages speak with. */
export const browserBuckets = (Object.keys(buckets) as BucketName[]).filter(
  (name) => browserMethodsOf(buckets[name]).length > 0,
);
