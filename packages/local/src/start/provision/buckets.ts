/** Creates the buckets of the wiring in an S3 that is not ours: versions, events to the bus, uploads from browsers. */
import {
  BucketAlreadyOwnedByYou,
  CreateBucketCommand,
  PutBucketCorsCommand,
  PutBucketNotificationConfigurationCommand,
  PutBucketVersioningCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { type BucketName, buckets } from '@cgdx/workflows/wiring/bucket.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { bucketNameOf } from '../name.ts';

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
    if (bucket.browserUpload) {
      const rule = {
        AllowedOrigins: ['*'],
        AllowedMethods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
        AllowedHeaders: ['*'],
        ExposeHeaders: ['ETag', 'x-amz-version-id'],
      };
      await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules: [rule] } }));
    }
  }
}
