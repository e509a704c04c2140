/** S3 with the buckets of the wiring; what arrives in them is told to the event bus. */
import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { buckets } from '@cgdx/workflows/wiring/bucket.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import type { Events } from '../../events/events.ts';
import { type S3Options, startS3 } from '../../s3/start.ts';
import { accountId, bucketNameOf, bucketNames } from '../name.ts';
import { putBuckets } from '../provision/buckets.ts';
import type { Frame } from './frame.ts';

/** @param events our bus, once it is up; nothing where it is replaced. @returns its URL */
export async function bringUpStorage(frame: Frame, events: Promise<Events | undefined>): Promise<string> {
  const { at, clients, find, ours, ports, replaced } = frame;
  const url = await ours('s3', () =>
    startS3({
      port: ports.s3,
      directory: at('s3'),
      buckets: bucketNames.map((name) => ({ ...buckets[name], name: bucketNameOf(name) })),
      find,
      deliver: deliverTo(frame, events),
      abortIncompleteAfterDays: buckets.UnverifiedBucket.abortIncompleteUploadsAfterDays,
      region,
      account: accountId,
    }),
  );
  if (replaced.s3 !== undefined) await putBuckets(clients.s3(url));
  return url;
}

function deliverTo(frame: Frame, events: Promise<Events | undefined>): S3Options['deliver'] {
  return async ({ source, 'detail-type': detailType, detail, resources, time }) => {
    const ours = await events;
    if (ours !== undefined) {
      ours.put([{ source, detailType, detail, resources, time: Date.parse(time) }]);
      return;
    }
    const bus = await frame.later.bus.promise;
    const entry = { Source: source, DetailType: detailType, Detail: JSON.stringify(detail) };
    const { FailedEntryCount } = await bus.send(
      new PutEventsCommand({ Entries: [{ ...entry, Resources: [...resources], Time: new Date(time) }] }),
    );
    if (FailedEntryCount) throw new Error('the event bus did not take the event');
  };
}
