/** An export, or the list of its parts, was put into the unverified bucket: begins its contribution, once, with exactly these versions. */
import { consentObjection } from '@cgdx/core/consent/consent.ts';
import { type ObjectKey, parseObjectKey, partsListName } from '@cgdx/core/contribution/object-key.ts';
import { parsePoolId } from '@cgdx/core/pool/pool.ts';
import type { EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { handled } from '../ground/handler/handled.ts';
import { correlationOf } from '../ground/log/correlation.ts';
import { correlate } from '../ground/log/log.ts';
import { deleteVersion } from '../ground/object.ts';
import { isUnitWork } from './inspect/unit-work.ts';
import { beginContribution } from './record/begin-contribution.ts';
import { newestConsent } from './record/consent.ts';
import {
  type ContributionItem,
  findContribution,
  partsOfContribution,
  type StoredObject,
} from './record/contribution.ts';
import {
  deleteEmptiedPart,
  deleteRawExport,
  deleteUnpinnedParts,
  fileNameOf,
  pinParts,
} from './record/raw-export.ts';
import { startContribution } from './record/start-contribution.ts';

const detailSchema = z.object({
  bucket: z.object({ name: z.string() }),
  object: z.object({ key: z.string(), size: z.number(), 'version-id': z.string() }),
});

const poolOf = ({ pool }: ObjectKey): string => parsePoolId(pool) ?? pool;

async function begin(about: ObjectKey, object: StoredObject): Promise<ContributionItem | undefined> {
  const begun = await findContribution(about);
  if (begun) return begun;
  const start = { dataPoolId: poolOf(about), object };
  if (about.kind === 'export')
    return beginContribution(about, { ...start, fileName: await fileNameOf(about, object) });
  const parts = await pinParts(about, object);
  return beginContribution(about, { ...start, fileName: parts[0]?.fileName ?? partsListName, parts });
}

/** Deletes a part that arrives for a contribution that has begun, for no pool, without consent, or empty: it has no effect and must not stay. */
async function deleteUnwantedPart(about: ObjectKey, object: StoredObject): Promise<void> {
  if (parsePoolId(about.pool) !== about.pool) {
    // It would never be deleted otherwise: the contribution's end deletes only what is under its own pool's
    // name.
    await deleteVersion(object);
    return;
  }
  const contribution = await findContribution(about);
  const isPinned = contribution?.parts?.some((part) => part.object?.versionId === object.versionId);
  const isUnwanted = contribution
    ? !isPinned
    : consentObjection(await newestConsent(about.userSub)) !== undefined;
  if (isUnwanted) await deleteVersion(object);
  // A page cannot delete, so it overwrites the parts of an upload that its person has given up with empty ones.
  else if (!contribution && object.sizeBytes === 0) await deleteEmptiedPart(about, object);
}

export const handler = handled(async (event: EventBridgeEvent<'Object Created', unknown>): Promise<void> => {
  const detail = detailSchema.parse(event.detail);
  const { key, size: sizeBytes, 'version-id': versionId } = detail.object;
  const object = { bucket: detail.bucket.name, key, versionId, sizeBytes };
  const about = parseObjectKey(key);
  if (about) correlate(correlationOf(about));
  if (!about) {
    // The object belongs to no contribution, but its sender could read it again: the bucket would be free
    // storage.
    if (!isUnitWork(key)) await deleteVersion(object);
    return;
  }
  if (about.kind === 'part') {
    await deleteUnwantedPart(about, object);
    return;
  }
  const contribution = await begin(about, object);
  if (contribution && contribution.object.versionId !== versionId) {
    // The object is of a second PUT to the same contribution.
    await deleteVersion(object);
    return;
  }
  if (!contribution || contribution.isTurnedAway) {
    await deleteRawExport(object.bucket, about);
    return;
  }
  await deleteUnpinnedParts(object.bucket, about, partsOfContribution(contribution));
  await startContribution(contribution);
});
