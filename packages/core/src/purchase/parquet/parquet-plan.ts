/** Decides which files of a dataset get Parquet beside them in an archive. */
import { dictionarySchema } from './dictionary-schema.ts';
import type { DictionaryField } from './parquet-column.ts';

/** Certified bytes of a purchase, above which its archive has no Parquet: making it would take the time to pack the rest. */
export const mostDerivedBytes = 1e9;

/** The slowest that Parquet is made, in certified bytes: two thirds of what one processor was measured to do. */
export const derivedBytesPerSecond = 1.6e6;

const packedEnd = '.ndjson.gz';

const parquetName = (certified: string): string => `${certified.slice(0, -packedEnd.length)}.parquet`;

export interface ParquetPlan {
  readonly kind: string;
  /** The certified file that it is made of. */
  readonly from: string;
  readonly name: string;
  readonly fields: readonly DictionaryField[];
}

/** @param dictionary the dataset's `schema.json` @returns none for files of profiles, whose rows are no table */
export function parquetPlans(dictionary: unknown): ParquetPlan[] {
  return dictionarySchema
    .parse(dictionary)
    .kinds.flatMap(({ kind, file, fields }) =>
      file?.endsWith(packedEnd) ? [{ kind, from: file, name: parquetName(file), fields }] : [],
    );
}
