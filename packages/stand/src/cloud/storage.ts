/** Access to the bucket of raw exports, as a person or as an operator. */
import { ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import type { Stack } from '@cgdx/local/ground/endpoints.ts';
import { type Person, uploadCredentials } from '@cgdx/local/person/person.ts';

/**
 * Makes a client that does not retry, with `person`'s credentials from the identity pool, or with root credentials if
 * no person is given.
 */
export function storageOf(stack: Stack, person?: Person): S3Client {
  const { region, endpoints, credentials: root } = stack;
  if (root === undefined) throw new Error('a local stack has development credentials');
  return new S3Client({
    region,
    endpoint: endpoints.s3 ?? '',
    forcePathStyle: true,
    credentials: person === undefined ? root : () => uploadCredentials(stack, person),
    maxAttempts: 1,
  });
}

/** Counts the versions and delete markers below `prefix`, up to one page of them. */
export async function versionsBelow(stack: Stack, prefix = ''): Promise<number> {
  const client = storageOf(stack);
  const { Versions = [], DeleteMarkers = [] } = await client.send(
    new ListObjectVersionsCommand({ Bucket: stack.buckets.UnverifiedBucket, Prefix: prefix }),
  );
  client.destroy();
  return Versions.length + DeleteMarkers.length;
}
