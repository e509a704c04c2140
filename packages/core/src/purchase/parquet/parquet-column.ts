/** Maps each field of a kind to a Parquet column: its type, and the conversion of values. */
import type { SchemaElement } from 'hyparquet';
import type { Encoding } from 'hyparquet/src/types.js';

/** A field in the dataset's dictionary. */
export interface DictionaryField {
  readonly name: string;
  readonly type: string;
  readonly description?: string | undefined;
}

export interface ParquetColumn {
  readonly name: string;
  readonly element: SchemaElement;
  /** The encoding; by default the writer chooses it by the values. */
  readonly encoding?: Encoding;
  /** Converts a value; null if it does not fit the type, such as whole numbers beyond 2^53 and invalid days. */
  readonly convert: (value: unknown) => ParquetValue;
}

export type ParquetValue = string | bigint | boolean | null;

const optional = (name: string, element: Partial<SchemaElement>): SchemaElement => ({
  name,
  repetition_type: 'OPTIONAL',
  ...element,
});

const utcTime = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):(\d\d)Z$/;
const msPerSecond = 1000;
const secondsPerMinute = 60;
const secondsPerHour = 3600;

/** Returns Unix milliseconds; undefined for an invalid day. */
function startOfDay(day: string): number | undefined {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day) ? ms : undefined;
}

/** Creates a parser of times that caches the last day, since consecutive records are mostly on the same day. */
function createTimeReader(): (value: unknown) => bigint | null {
  let lastDay = '';
  let lastMs: number | undefined;
  return (value) => {
    const found = typeof value === 'string' ? utcTime.exec(value) : null;
    if (found === null) return null;
    const [, day = '', hours, minutes, seconds] = found;
    if (day !== lastDay) [lastDay, lastMs] = [day, startOfDay(day)];
    if (lastMs === undefined) return null;
    const within = Number(hours) * secondsPerHour + Number(minutes) * secondsPerMinute + Number(seconds);
    return BigInt(lastMs + within * msPerSecond);
  };
}

export function parquetColumn({ name, type }: DictionaryField): ParquetColumn {
  switch (type) {
    case 'time':
      return {
        name,
        element: optional(name, {
          type: 'INT64',
          converted_type: 'TIMESTAMP_MILLIS',
          logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
        }),
        encoding: 'DELTA_BINARY_PACKED',
        convert: createTimeReader(),
      };
    case 'integer':
      return {
        name,
        element: optional(name, { type: 'INT64' }),
        convert: (value) => (Number.isSafeInteger(value) ? BigInt(value as number) : null),
      };
    case 'boolean':
      return {
        name,
        element: optional(name, { type: 'BOOLEAN' }),
        convert: (value) => (typeof value === 'boolean' ? value : null),
      };
    default:
      return {
        name,
        element: optional(name, {
          type: 'BYTE_ARRAY',
          converted_type: 'UTF8',
          logical_type: { type: 'STRING' },
        }),
        convert: (value) => (typeof value === 'string' ? value : null),
      };
  }
}
