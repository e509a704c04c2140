/** Decides for which files of a dataset an archive also has Parquet. */
import { dictionarySchema } from './dictionary-schema.ts';
import type { DictionaryField } from './parquet-column.ts';

/** The most certified bytes of a purchase with Parquet: converting more would leave no time to write the archive. */
export const mostDerivedBytes = 1e9;

/** The slowest assumed speed of the conversion, in certified bytes: two thirds of the measured speed of one processor. */
export const derivedBytesPerSecond = 1.6e6;

const packedEnd = '.ndjson.gz';

const parquetName = (certified: string): string => `${certified.slice(0, -packedEnd.length)}.parquet`;

export interface ParquetPlan {
  readonly kind: string;
  /** The certified file that is converted. */
  readonly from: string;
  readonly name: string;
  readonly fields: readonly DictionaryField[];
}

/** @param dictionary the dataset's `schema.json` @returns none for profiles, whose rows are not tabular */
export function parquetPlans(dictionary: unknown): ParquetPlan[] {
  return dictionarySchema
    .parse(dictionary)
    .kinds.flatMap(({ kind, file, fields }) =>
      file?.endsWith(packedEnd) ? [{ kind, from: file, name: parquetName(file), fields }] : [],
    );
}
