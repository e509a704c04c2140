/** Amplify's records of files that were not sent completely: kept until the upload is over, and read to delete sent files. */
import { z } from 'zod';
import { storedJson } from '../../lib/stored-json.ts';

/** The storage key of Amplify's records of unfinished uploads. */
const recordsKey = '__uploadInProgress';
const touchEveryMs = 60_000;

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

const recordSchema = z.looseObject({ uploadId: z.string(), key: z.string(), lastTouched: z.number() });
type UploadRecord = z.infer<typeof recordSchema>;

/** A file whose multipart upload is unfinished: the bucket holds pieces of it. */
export type HalfSent = Pick<UploadRecord, 'uploadId' | 'key'>;

/**
 * Keeps Amplify's records alive: Amplify deletes a record an hour after its start, although the upload may take longer. The
 * bucket keeps the pieces for a day; if they are gone, Amplify starts again by itself.
 *
 * @returns a function that stops this
 */
export function keepUploadRecords(memory: Memory): () => void {
  touch(memory);
  const touching = setInterval(() => touch(memory), touchEveryMs);
  return () => clearInterval(touching);
}

function touch(memory: Memory): void {
  const records = readRecords(memory);
  if (records.length > 0)
    writeRecords(
      memory,
      records.map(([name, record]) => [name, { ...record, lastTouched: Date.now() }]),
    );
}

/**
 * Amplify deletes the record of a file if it cannot list the file's pieces, even if only the connection was lost.
 *
 * @returns a function that restores the record, unless the file has a newer one
 */
export function keepRecordOf(memory: Memory, key: string): () => void {
  const before = readRecords(memory).filter(([, record]) => record.key === key);
  return () => {
    const now = readRecords(memory);
    if (before.length > 0 && !now.some(([, record]) => record.key === key))
      writeRecords(memory, [...now, ...before]);
  };
}

/** Returns the unfinished multipart uploads of files below a prefix. */
export function listHalfSent(memory: Memory, prefix: string): readonly HalfSent[] {
  return readRecords(memory)
    .map(([, record]) => record)
    .filter(({ key }) => key.startsWith(prefix));
}

export function forgetHalfSent(memory: Memory, { uploadId }: HalfSent): void {
  writeRecords(
    memory,
    readRecords(memory).filter(([, record]) => record.uploadId !== uploadId),
  );
}

/** Ignores unreadable entries, as Amplify does. */
function readRecords(memory: Memory): readonly (readonly [string, UploadRecord])[] {
  return Object.entries(storedJson(memory, recordsKey) ?? {}).flatMap(([name, value]) => {
    const { data } = recordSchema.safeParse(value);
    return data ? [[name, data] as const] : [];
  });
}

const writeRecords = (memory: Memory, records: readonly (readonly [string, UploadRecord])[]): void =>
  memory.setItem(recordsKey, JSON.stringify(Object.fromEntries(records)));
