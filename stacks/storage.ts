/** Tables and buckets of the wiring: encrypted, closed to the public, and retained in production. */
import {
  type Bucket,
  type BucketName,
  browserMethodsOf,
  buckets,
} from '@cgdx/workflows/wiring/resource/bucket.ts';
import { type Table, type TableName, tables } from '@cgdx/workflows/wiring/resource/table.ts';
import { physicalName } from './name.ts';
import { isProduction, pageOrigins, type Settings } from './stage.ts';

export interface Storage {
  readonly tables: Readonly<Record<TableName, sst.aws.Dynamo>>;
  readonly buckets: Readonly<Record<BucketName, sst.aws.Bucket>>;
}

const fieldTypes = { S: 'string', N: 'number', B: 'binary' } as const;

export function createStorage(settings: Settings): Storage {
  // A link gives a handler only a name: each function's permissions are set with the function.
  sst.Linkable.wrap(sst.aws.Dynamo, (table) => ({ properties: { name: table.name } }));
  sst.Linkable.wrap(sst.aws.Bucket, (bucket) => ({ properties: { name: bucket.name } }));
  const madeTables = Object.entries(tables).map(([name, table]) => [name, createTable(name, table)]);
  const madeBuckets = Object.entries(buckets).map(([name, bucket]) => [
    name,
    createBucket(name, bucket, settings),
  ]);
  return { tables: Object.fromEntries(madeTables), buckets: Object.fromEntries(madeBuckets) };
}

const indexOf = (key: Table['key']) => ({
  hashKey: key.hash,
  ...(key.range === undefined ? {} : { rangeKey: key.range }),
});

function createTable(name: string, table: Table): sst.aws.Dynamo {
  return new sst.aws.Dynamo(name, {
    fields: Object.fromEntries(
      Object.entries(table.fields).map(([field, type]) => [field, fieldTypes[type]]),
    ),
    primaryIndex: indexOf(table.key),
    globalIndexes: Object.fromEntries(
      Object.entries(table.indexes ?? {}).map(([index, key]) => [
        index,
        { ...indexOf(key), ...(key.keysOnly ? { projection: 'keys-only' as const } : {}) },
      ]),
    ),
    ...(table.ttl === undefined ? {} : { ttl: table.ttl }),
    deletionProtection: isProduction($app.stage),
    transform: {
      table: (args, opts) => {
        args.name = physicalName(name);
        args.serverSideEncryption = { enabled: true };
        args.pointInTimeRecovery = { enabled: true, recoveryPeriodInDays: 35 };
        opts.protect = isProduction($app.stage);
        return undefined;
      },
    },
  });
}

function createBucket(name: string, bucket: Bucket, settings: Settings): sst.aws.Bucket {
  const allowMethods = browserMethodsOf(bucket);
  const made = new sst.aws.Bucket(name, {
    versioning: bucket.versioned,
    cors:
      allowMethods.length > 0
        ? {
            allowHeaders: ['*'],
            allowMethods,
            allowOrigins: pageOrigins(settings),
            exposeHeaders: ['ETag', 'x-amz-version-id', 'content-length'],
            maxAge: '1 hour',
          }
        : false,
    transform: {
      bucket: (args, opts) => {
        args.forceDestroy = !isProduction($app.stage);
        opts.protect = isProduction($app.stage);
        return undefined;
      },
      publicAccessBlock: (args) => {
        args.blockPublicAcls = true;
        args.blockPublicPolicy = true;
        args.ignorePublicAcls = true;
        args.restrictPublicBuckets = true;
        return undefined;
      },
    },
  });
  encrypt(name, made);
  createLifecycle(name, made, bucket);
  if (bucket.sendsEvents) {
    new aws.s3.BucketNotification(`${name}Events`, { bucket: made.name, eventbridge: true });
  }
  return made;
}

function encrypt(name: string, bucket: sst.aws.Bucket): void {
  new aws.s3.BucketServerSideEncryptionConfiguration(`${name}Encryption`, {
    bucket: bucket.name,
    rules: [{ applyServerSideEncryptionByDefault: { sseAlgorithm: 'AES256' }, bucketKeyEnabled: true }],
  });
}

function createLifecycle(name: string, bucket: sst.aws.Bucket, wiring: Bucket): void {
  const { expireAfterDays, keepOldVersionsDays, abortIncompleteUploadsAfterDays } = wiring;
  new aws.s3.BucketLifecycleConfiguration(`${name}Lifecycle`, {
    bucket: bucket.name,
    rules: [
      {
        id: 'unfinished-uploads',
        status: 'Enabled',
        filter: {},
        abortIncompleteMultipartUpload: { daysAfterInitiation: abortIncompleteUploadsAfterDays },
      },
      {
        id: 'old-versions',
        status: 'Enabled',
        filter: {},
        noncurrentVersionExpiration: { noncurrentDays: keepOldVersionsDays },
        // Removes delete markers that have no old version left. S3 does not allow this in a rule that also expires objects.
        ...(expireAfterDays === undefined ? { expiration: { expiredObjectDeleteMarker: true } } : {}),
      },
      ...(expireAfterDays === undefined
        ? []
        : [{ id: 'expiry', status: 'Enabled', filter: {}, expiration: { days: expireAfterDays } }]),
    ],
  });
}
