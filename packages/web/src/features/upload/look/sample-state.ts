/** A sampled record as the page shows it: changed fields first, with the words that were masked. Pure. */
import type { ExportSample, SampledField, SampledRecord } from '@cgdx/core/export/pass/sample-export.ts';
import { type Part, partsOf } from '../../../lib/masked/masked-part.ts';

export interface ShownField {
  readonly name: string;
  readonly original: readonly Part[];
  /** Undefined if the field does not leave the device. */
  readonly masked: readonly Part[] | undefined;
  readonly isChanged: boolean;
}

export interface ShownRecord {
  readonly key: string;
  readonly kind: string;
  readonly fields: readonly ShownField[];
  readonly isChanged: boolean;
}

/** Sorts records: first those with masked words, then those with coarser values; otherwise the order stays. */
export function shownRecords({ records }: ExportSample): ShownRecord[] {
  return records
    .map((record, index) => shownRecord(record, String(index)))
    .sort((a, b) => weightOf(b) - weightOf(a));
}

const isTakenOut = ({ masked, isChanged }: ShownField): boolean =>
  isChanged && (masked === undefined || masked.some(({ placeholder }) => placeholder !== undefined));

const weightOf = ({ fields, isChanged }: ShownRecord): number =>
  fields.some(isTakenOut) ? 2 : Number(isChanged);

/** Returns only letters and digits, since texts that differ only in spelling do not count as masked. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function shownRecord({ kind, fields }: SampledRecord, key: string): ShownRecord {
  const shown = fields.filter(({ original }) => original !== null).map(shownField);
  return { key, kind, fields: shown, isChanged: shown.some(({ isChanged }) => isChanged) };
}

function shownField({ name, original, masked }: SampledField): ShownField {
  const before = String(original);
  if (masked === null) return { name, original: [{ text: before }], masked: undefined, isChanged: true };
  const after = String(masked);
  if (before === after || (bare(before) !== '' && bare(before) === bare(after))) {
    return { name, original: [{ text: after }], masked: [{ text: after }], isChanged: false };
  }
  const parts = compared(before, after);
  return {
    name,
    original: parts ?? [{ text: before }],
    masked: parts?.map((part) =>
      part.placeholder === undefined ? part : { ...part, text: part.placeholder },
    ) ?? [{ text: after }],
    isChanged: true,
  };
}

/** Returns undefined if the texts differ in more than the placeholders. */
function compared(original: string, masked: string): Part[] | undefined {
  try {
    return partsOf(original, masked);
  } catch {
    return undefined;
  }
}
