/** Parses a run of JSON records with one call, and one by one only if the run is damaged. */
import { decodeUtf8 } from '../../../byte/utf8.ts';

export interface RecordBatch {
  /** The key of the array under the root object; empty for a root array. */
  readonly section: string;
  readonly records: readonly Record<string, unknown>[];
  /** The number of elements that are not objects: plain values, lists, and invalid JSON. */
  readonly malformed: number;
}

/**
 * `bounds` alternates the starts and ends of the records in `bytes`, ascending; between two records are only commas,
 * spaces and elements that are not records.
 */
export function parseRecords(section: string, bytes: Uint8Array, bounds: readonly number[]): RecordBatch {
  const run = decodeUtf8(bytes, bounds[0], bounds.at(-1));
  try {
    const values: unknown[] = JSON.parse(`[${run}]`);
    const records = values.filter(isRecord);
    return { section, records, malformed: bounds.length / 2 - records.length };
  } catch {
    return parseOneByOne(section, bytes, bounds);
  }
}

function parseOneByOne(section: string, bytes: Uint8Array, bounds: readonly number[]): RecordBatch {
  const records: Record<string, unknown>[] = [];
  for (let i = 0; i < bounds.length; i += 2) {
    try {
      const value: unknown = JSON.parse(decodeUtf8(bytes, bounds[i], bounds[i + 1]));
      if (isRecord(value)) records.push(value);
    } catch {
      // parsed one by one below, so that a damaged record does not lose the others
    }
  }
  return { section, records, malformed: bounds.length / 2 - records.length };
}

/** Makes a batch of the elements of a list. */
export function batchOf(section: string, values: readonly unknown[]): RecordBatch {
  const records = values.filter(isRecord);
  return { section, records, malformed: values.length - records.length };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
