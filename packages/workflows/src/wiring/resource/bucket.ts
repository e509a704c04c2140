/** The buckets: which of them browsers may write to, and what expires. */

export interface Bucket {
  readonly versioned: boolean;
  /** If true, it sends "Object Created" to the event bus. */
  readonly sendsEvents: boolean;
  /** If true, browsers may PUT under `{sub}/` with the identity pool's credentials. */
  readonly browserUpload: boolean;
  /** If true, browsers may GET objects with a signed address. */
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
    // An execution can be redriven for 14 days; a day more, so that a stopped upload does not lose its export.
    expireAfterDays: 15,
    keepOldVersionsDays: 1,
  },
  /** Masked datasets, and data that the steps pass to one another. */
  VerifiedBucket: {
    versioned: true,
    sendsEvents: false,
    browserUpload: false,
    abortIncompleteUploadsAfterDays: 1,
    keepOldVersionsDays: 30,
  },
  /**
   * A `data.zip` for each purchase: made from masked datasets, and made again if it is lost, unless one of its
   * uploads was withdrawn since.
   */
  PurchaseBucket: {
    versioned: true,
    sendsEvents: false,
    browserUpload: false,
    browserDownload: true,
    abortIncompleteUploadsAfterDays: 1,
    keepOldVersionsDays: 1,
  },
  /** Reports of the insight assistant, one PDF for each answer; made again on a later request. */
  InsightBucket: {
    versioned: true,
    sendsEvents: false,
    browserUpload: false,
    browserDownload: true,
    abortIncompleteUploadsAfterDays: 1,
    expireAfterDays: 1,
    keepOldVersionsDays: 1,
  },
  /** The catalogue of datasets: its records, and the index that is built from them. */
  CatalogueBucket: {
    versioned: true,
    sendsEvents: false,
    browserUpload: false,
    abortIncompleteUploadsAfterDays: 1,
    keepOldVersionsDays: 30,
  },
} as const satisfies Record<string, Bucket>;

/** The HTTP methods that a page may use on a bucket's objects, given an address or credentials for them. */
export function browserMethodsOf({
  browserUpload,
  browserDownload = false,
}: Bucket): ('GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE')[] {
  if (browserUpload) return ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'];
  return browserDownload ? ['GET', 'HEAD'] : [];
}

export type BucketName = keyof typeof buckets;

/** The buckets that pages access. */
export const browserBuckets = (Object.keys(buckets) as BucketName[]).filter(
  (name) => browserMethodsOf(buckets[name]).length > 0,
);
