/** Records of the contributions whose files are being sent, one for each, so that they can continue after a reload. */
import { z } from 'zod';
import { storedJson } from '../../lib/stored-json.ts';

/** Sent files are deleted a day after the last one; an upload must be continued before that. */
const keptMs = 23 * 60 * 60 * 1000;

/** Parts are swept after a day; the bucket drops the pieces of a half-sent file at the end of the next day. */
export const keptSentence = 'What was sent is kept for a day, then deleted, within two days at the latest.';

/** Without a record, the sent files could not be found again to continue the upload or to delete them. */
export const notKeptSentence =
  'Your browser has no room left to remember this upload. Clear what it keeps for this site, sign in and try again.';

const unfinishedSchema = z.object({
  contributionId: z.string(),
  /** Unix ms: the last time that the upload was started or continued, or that a file was sent. */
  touchedAtMs: z.number(),
  files: z.array(
    z.object({
      fileName: z.string(),
      /** The object's number below `parts/`: the file's name could be personal. */
      objectName: z.string(),
      sizeBytes: z.number(),
      lastModifiedMs: z.number(),
      /** True if the file is already in the bucket; used only for one of several parts. */
      isSent: z.boolean(),
    }),
  ),
});
export type Unfinished = z.infer<typeof unfinishedSchema>;
type UnfinishedFile = Unfinished['files'][number];

/** The properties that identify a File without reading it. */
export interface FileMark {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
}

export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface Place {
  readonly sub: string;
  readonly poolId: string;
}

/** One upload. A person may send two exports to one pool in two tabs: each upload has its own record. */
export interface UploadPlace extends Place {
  readonly contributionId: string;
}

const prefixOf = ({ sub, poolId }: Place) => `cgdx.upload.${sub}.${poolId}.`;
const keyOf = (upload: UploadPlace) => prefixOf(upload) + upload.contributionId;

const read = (memory: Memory, key: string): Unfinished | undefined =>
  unfinishedSchema.safeParse(storedJson(memory, key)).data;

/** @throws Error with a sentence if the browser's storage is full */
function write(memory: Memory, place: Place, unfinished: Unfinished): void {
  const { contributionId } = unfinished;
  try {
    memory.setItem(keyOf({ ...place, contributionId }), JSON.stringify(unfinished));
  } catch (cause) {
    throw new Error(notKeptSentence, { cause });
  }
}

export const findUnfinished = (memory: Memory, upload: UploadPlace): Unfinished | undefined =>
  read(memory, keyOf(upload));

/** Returns the uploads that can be continued, the newest first. */
export function listUnfinished(memory: Memory, place: Place): readonly Unfinished[] {
  return keysBelow(memory, prefixOf(place))
    .flatMap((key) => read(memory, key) ?? [])
    .filter(({ touchedAtMs }) => Date.now() - touchedAtMs < keptMs)
    .sort((a, b) => b.touchedAtMs - a.touchedAtMs);
}

const keysBelow = (memory: Memory, prefix: string): readonly string[] =>
  Array.from({ length: memory.length }, (_, i) => memory.key(i) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

export function forgetUnfinished(memory: Memory, upload: UploadPlace): void {
  memory.removeItem(keyOf(upload));
}

/**
 * Returns the id of the upload for these files: the id of an earlier upload if it contains one of them, since the others may
 * be parts that were missing then.
 */
export function idOfUpload(
  memory: Memory,
  place: Place,
  files: readonly FileMark[],
  newId: () => string,
): string {
  const before = listUnfinished(memory, place).find((one) =>
    one.files.some((known) => files.some((file) => isSameFile(known, file))),
  );
  return before?.contributionId ?? newId();
}

/** Records the files of an upload that starts now, and deletes records that can no longer be continued. */
export function beginUnfinished(memory: Memory, upload: UploadPlace, files: readonly FileMark[]): Unfinished {
  const listed = new Set(listUnfinished(memory, upload).map(({ contributionId }) => contributionId));
  for (const key of keysBelow(memory, prefixOf(upload))) {
    if (!listed.has(key.slice(prefixOf(upload).length))) memory.removeItem(key);
  }
  const before = findUnfinished(memory, upload)?.files ?? [];
  const known = (file: FileMark) => before.find((one) => isSameFile(one, file));
  // The number of an earlier file is not reused, since its object may be in the bucket.
  let last = Math.max(0, ...before.map(({ objectName }) => Number(objectName)));
  const unfinished: Unfinished = {
    contributionId: upload.contributionId,
    touchedAtMs: Date.now(),
    files: files.map((file) => ({
      fileName: file.name,
      objectName: known(file)?.objectName ?? String(++last),
      sizeBytes: file.size,
      lastModifiedMs: file.lastModified,
      isSent: known(file)?.isSent ?? false,
    })),
  };
  write(memory, upload, unfinished);
  return unfinished;
}

/** Records that one of several files is in the bucket. */
export function noteSent(memory: Memory, upload: UploadPlace, file: FileMark): void {
  const unfinished = findUnfinished(memory, upload);
  if (!unfinished) return;
  const files = unfinished.files.map((one) => (isSameFile(one, file) ? { ...one, isSent: true } : one));
  write(memory, upload, { ...unfinished, touchedAtMs: Date.now(), files });
}

const isSameFile = (before: UnfinishedFile, file: FileMark): boolean =>
  before.fileName === file.name &&
  before.sizeBytes === file.size &&
  before.lastModifiedMs === file.lastModified;
