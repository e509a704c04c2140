/** Amplify's records of files that were not sent to their end: kept for as long as it takes, and read to give them up. */
import { z } from 'zod';
import { storedJson } from '../../lib/stored-json.ts';

/** The key under which Amplify keeps its records of unfinished uploads. */
const recordsKey = '__uploadInProgress';
const touchEveryMs = 60_000;

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

const recordSchema = z.looseObject({ uploadId: z.string(), key: z.string(), lastTouched: z.number() });
type UploadRecord = z.infer<typeof recordSchema>;

/** A file of which the bucket holds pieces. */
export type HalfSent = Pick<UploadRecord, 'uploadId' | 'key'>;

/**
 * Amplify drops a record an hour after the start, however long the upload takes. The bucket keeps the parts for a day; if
 * they are gone, Amplify starts over by itself.
 *
 * @returns what ends the keeping
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
 * Amplify forgets a file whose pieces it could not list, also if nothing but the connection was lost.
 *
 * @returns what remembers the file again, unless it was begun anew
 */
export function keepRecordOf(memory: Memory, key: string): () => void {
  const before = readRecords(memory).filter(([, record]) => record.key === key);
  return () => {
    const now = readRecords(memory);
    if (before.length > 0 && !now.some(([, record]) => record.key === key))
      writeRecords(memory, [...now, ...before]);
  };
}

/** Returns the files below a prefix of which the bucket holds pieces. */
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

/** Unreadable entries are left out, as Amplify does. */
function readRecords(memory: Memory): readonly (readonly [string, UploadRecord])[] {
  return Object.entries(storedJson(memory, recordsKey) ?? {}).flatMap(([name, value]) => {
    const { data } = recordSchema.safeParse(value);
    return data ? [[name, data] as const] : [];
  });
}

const writeRecords = (memory: Memory, records: readonly (readonly [string, UploadRecord])[]): void =>
  memory.setItem(recordsKey, JSON.stringify(Object.fromEntries(records)));
