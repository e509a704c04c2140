/** S3 with the buckets of the wiring; each new object sends an event to the bus. */

import type { Events } from '@cgdx/aws/events/events.ts';
import { startS3 } from '@cgdx/aws/s3/start.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { buckets } from '@cgdx/workflows/wiring/resource/bucket.ts';
import { accountId, bucketNameOf, bucketNames } from '../../ground/name.ts';
import type { PartContext } from '../context/part-context.ts';
import { putBuckets } from '../provision/buckets.ts';
import { announceTo } from './announce.ts';

/**
 * @param events resolves to this cloud's own bus once it is up; undefined if the bus is replaced
 * @returns the URL of S3
 */
export async function bringUpStorage(
  frame: PartContext,
  events: Promise<Events | undefined>,
): Promise<string> {
  const { admit, at, clients, find, onNotice, ours, replaced } = frame;
  const url = await ours('s3', (port) =>
    startS3({
      port,
      directory: at('s3'),
      buckets: bucketNames.map((name) => ({ ...buckets[name], name: bucketNameOf(name) })),
      find,
      admit,
      deliver: announceTo(frame, events),
      onNotice,
      abortIncompleteAfterDays: buckets.UnverifiedBucket.abortIncompleteUploadsAfterDays,
      region,
      account: accountId,
    }),
  );
  if (replaced.s3 !== undefined) await putBuckets(clients.s3(url));
  return url;
}
