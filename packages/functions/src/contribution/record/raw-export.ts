/** Raw exports in the unverified bucket: pins the versions that a contribution consists of, and deletes them. */
import {
  contributionPrefix,
  decodeFileName,
  fileNameTag,
  type ObjectKey,
  partKey,
  partsListName,
  partsPrefix,
} from '@cgdx/core/contribution/object-key.ts';
import { maxPartsListBytes } from '@cgdx/core/contribution/parts-list.ts';
import { partsListSchema } from '@cgdx/core/contribution/parts-list-schema.ts';
import { compareNames, type ExportPart } from '@cgdx/core/export/source/part/export-part.ts';
import {
  deleteAllVersions,
  deleteVersion,
  findVersion,
  type ListedVersion,
  listVersions,
  type ObjectVersion,
  objectSource,
  readMetadata,
  readText,
} from '../../ground/object.ts';
import type { StoredObject, StoredPart } from './contribution.ts';

/**
 * Reads `parts.json` and pins the current version of every part.
 * @returns an empty list if the list of parts cannot be read
 */
export async function pinParts(about: ObjectKey, list: StoredObject): Promise<readonly StoredPart[]> {
  const announced = list.sizeBytes > maxPartsListBytes ? undefined : await readList(list);
  if (!announced) return [];
  const prefix = prefixOf(about);
  const parts = await Promise.all(
    announced.map(
      async ({ file, object = file, sizeBytes }): Promise<StoredPart> => ({
        fileName: file,
        sizeBytes,
        object: (await findVersion(list.bucket, partKey(prefix, object))) ?? null,
      }),
    ),
  );
  return parts.sort((a, b) => compareNames(a.fileName, b.fileName));
}

async function readList({ bucket, key, versionId }: StoredObject) {
  const text = await readText(bucket, key, versionId);
  try {
    return partsListSchema.safeParse(JSON.parse(text)).data?.parts;
  } catch {
    // The list is not JSON, which the refusal of the contribution explains.
    return undefined;
  }
}

const prefixOf = ({ userSub, pool, contributionId }: ObjectKey) =>
  contributionPrefix(userSub, pool, contributionId);

/** Deletes every version of a contribution's parts that is not pinned. */
export async function deleteUnpinnedParts(
  bucket: string,
  about: ObjectKey,
  pinned: readonly StoredPart[],
): Promise<void> {
  const kept = new Set(pinned.map(({ object }) => object?.versionId));
  for await (const versions of listVersions(bucket, partsPrefix(prefixOf(about)))) {
    await Promise.all(versions.filter(({ versionId }) => !kept.has(versionId)).map(deleteVersion));
  }
}

/**
 * Deletes a part that its page has overwritten with an empty one, up to the empty version itself: a later
 * version was sent again. Deletes nothing if the list of the parts has come, since a contribution uses them
 * then.
 */
export async function deleteEmptiedPart(about: ObjectKey, empty: ObjectVersion): Promise<void> {
  const { bucket, key } = empty;
  if (await findVersion(bucket, prefixOf(about) + partsListName)) return;
  const versions: ListedVersion[] = [];
  for await (const page of listVersions(bucket, key)) versions.push(...page.filter((one) => one.key === key));
  const newestFirst = versions.findIndex(({ versionId }) => versionId === empty.versionId);
  if (newestFirst < 0) return;
  // Deletes the empty version last: a second try needs it to know where to begin.
  for (const version of versions.slice(newestFirst).reverse()) await deleteVersion(version);
}

/** Returns the name of the person's file. */
export async function fileNameOf(about: ObjectKey, object: StoredObject): Promise<string> {
  const name = await readMetadata(object, fileNameTag);
  return (name === undefined ? undefined : decodeFileName(name)) ?? about.objectName;
}

/** Deletes everything that was uploaded for one contribution, every version of it. */
export const deleteRawExport = (bucket: string, about: ObjectKey): Promise<void> =>
  deleteAllVersions(bucket, prefixOf(about));

/** Returns the source that both passes over an export read. Every part must have arrived. */
export const exportSource = (parts: readonly StoredPart[]): readonly ExportPart[] =>
  parts.map(({ fileName, object }) => {
    if (!object) throw new Error('a part that never arrived was to be read');
    return { name: fileName, source: objectSource(object, object.sizeBytes) };
  });
