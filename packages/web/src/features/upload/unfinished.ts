/** Remembers the contribution whose files were being sent, so that it continues after a reload. */
import { z } from 'zod';

const unfinishedSchema = z.object({
  contributionId: z.string(),
  files: z.array(
    z.object({
      fileName: z.string(),
      /** A number below `parts/`, since the name itself is personal. */
      objectName: z.string(),
      sizeBytes: z.number(),
      lastModifiedMs: z.number(),
      /** True if it is in the bucket already, as one of several. */
      isSent: z.boolean(),
    }),
  ),
});
export type Unfinished = z.infer<typeof unfinishedSchema>;
type UnfinishedFile = Unfinished['files'][number];

/** What tells a File from others without reading it. */
export interface FileMark {
  readonly name: string;
  readonly size: number;
  readonly lastModified: number;
}

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Place {
  readonly sub: string;
  readonly poolId: string;
}

const keyOf = ({ sub, poolId }: Place) => `cgdx.upload.${sub}.${poolId}`;

export function findUnfinished(memory: Memory, place: Place): Unfinished | undefined {
  const text = memory.getItem(keyOf(place));
  return text ? unfinishedSchema.safeParse(JSON.parse(text)).data : undefined;
}

export function forgetUnfinished(memory: Memory, place: Place): void {
  memory.removeItem(keyOf(place));
}

/**
 * Records the files that are being sent from now on.
 * @returns the record, under the earlier id if one of these files was being sent before: the others may be parts that
 * were forgotten then
 */
export function beginUnfinished(
  memory: Memory,
  place: Place,
  files: readonly FileMark[],
  newId: () => string,
): Unfinished {
  const before = findUnfinished(memory, place);
  const known = (file: FileMark) => before?.files.find((one) => isSameFile(one, file));
  const goesOn = before !== undefined && files.some(known);
  // The number of an earlier file is not reused: its object may be in the bucket.
  let last = Math.max(0, ...(goesOn ? before.files : []).map(({ objectName }) => Number(objectName)));
  const unfinished: Unfinished = {
    contributionId: goesOn ? before.contributionId : newId(),
    files: files.map((file) => ({
      fileName: file.name,
      objectName: known(file)?.objectName ?? String(++last),
      sizeBytes: file.size,
      lastModifiedMs: file.lastModified,
      isSent: known(file)?.isSent ?? false,
    })),
  };
  memory.setItem(keyOf(place), JSON.stringify(unfinished));
  return unfinished;
}

/** Records that one of several files is in the bucket. */
export function noteSent(memory: Memory, place: Place, file: FileMark): void {
  const unfinished = findUnfinished(memory, place);
  if (!unfinished) return;
  const files = unfinished.files.map((one) => (isSameFile(one, file) ? { ...one, isSent: true } : one));
  memory.setItem(keyOf(place), JSON.stringify({ ...unfinished, files }));
}

const isSameFile = (before: UnfinishedFile, file: FileMark): boolean =>
  before.fileName === file.name &&
  before.sizeBytes === file.size &&
  before.lastModifiedMs === file.lastModified;
