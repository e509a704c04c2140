/**
 * Creates the buckets of the wiring in a replaced S3: with versioning, events to the bus, and uploads from browsers.
 */
import {
  BucketAlreadyOwnedByYou,
  CreateBucketCommand,
  PutBucketCorsCommand,
  PutBucketNotificationConfigurationCommand,
  PutBucketVersioningCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { type BucketName, browserMethodsOf, buckets } from '@cgdx/workflows/wiring/resource/bucket.ts';
import { bucketNameOf } from '../../ground/name.ts';

export async function putBuckets(client: S3Client): Promise<void> {
  for (const [name, bucket] of Object.entries(buckets)) {
    const Bucket = bucketNameOf(name as BucketName);
    await client
      .send(new CreateBucketCommand({ Bucket, CreateBucketConfiguration: { LocationConstraint: region } }))
      .catch((error: unknown) => {
        if (!(error instanceof BucketAlreadyOwnedByYou)) throw error;
      });
    if (bucket.versioned) {
      await client.send(
        new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: 'Enabled' } }),
      );
    }
    if (bucket.sendsEvents) {
      await client.send(
        new PutBucketNotificationConfigurationCommand({
          Bucket,
          NotificationConfiguration: { EventBridgeConfiguration: {} },
        }),
      );
    }
    const AllowedMethods = browserMethodsOf(bucket);
    if (AllowedMethods.length > 0) {
      const rule = {
        AllowedOrigins: ['*'],
        AllowedMethods,
        AllowedHeaders: ['*'],
        ExposeHeaders: ['ETag', 'x-amz-version-id', 'content-length'],
      };
      await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } }));
    }
  }
}
