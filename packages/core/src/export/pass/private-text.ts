/** Says which records are of what a person typed and showed nobody: searches. An offer of records holds their words, masked. */
import type { DatasetKind } from '../contract/dataset-field.ts';
import type { Inspection } from '../contract/inspection.ts';
import { readers } from '../platform/readers.ts';

/** Returns the field with such words; undefined if records of the kind have none. */
export const privateTextOf = ({ fields }: DatasetKind): string | undefined =>
  fields.find(({ privacy }) => privacy === 'private-written')?.name;

/** Returns whether an export has such records. */
export const hasPrivateText = ({
  platform,
  recordCounts,
}: Pick<Inspection, 'platform' | 'recordCounts'>): boolean =>
  readers[platform].kinds.some(
    (kind) => privateTextOf(kind) !== undefined && (recordCounts[kind.kind] ?? 0) > 0,
  );
