/** Identifies records with private text, which are searches. An offer of records contains their words, masked. */
import type { DatasetKind } from '../contract/dataset-field.ts';
import type { Inspection } from '../contract/inspection.ts';
import { readers } from '../platform/readers.ts';

/** Returns the name of the kind's field with private text; undefined if there is none. */
export const privateTextOf = ({ fields }: DatasetKind): string | undefined =>
  fields.find(({ privacy }) => privacy === 'private-written')?.name;

/** Returns whether an export has records with private text. */
export const hasPrivateText = ({
  platform,
  recordCounts,
}: Pick<Inspection, 'platform' | 'recordCounts'>): boolean =>
  readers[platform].kinds.some(
    (kind) => privateTextOf(kind) !== undefined && (recordCounts[kind.kind] ?? 0) > 0,
  );
