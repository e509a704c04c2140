/** A sampled record as the page shows it: what changed first, and which words were taken out. Pure. */
import type { ExportSample, SampledField, SampledRecord } from '@cgdx/core/export/pass/sample-export.ts';
import { type Part, partsOf } from '../../../lib/masked/masked-part.ts';

export interface ShownField {
  readonly name: string;
  readonly original: readonly Part[];
  /** Undefined if nothing of it leaves. */
  readonly masked: readonly Part[] | undefined;
  readonly isChanged: boolean;
}

export interface ShownRecord {
  readonly key: string;
  readonly kind: string;
  readonly fields: readonly ShownField[];
  readonly isChanged: boolean;
}

/** Returns records first of which words are taken out, then those that are made coarser, each in its place otherwise. */
export function shownRecords({ records }: ExportSample): ShownRecord[] {
  return records
    .map((record, index) => shownRecord(record, String(index)))
    .sort((a, b) => weightOf(b) - weightOf(a));
}

const isTakenOut = ({ masked, isChanged }: ShownField): boolean =>
  isChanged && (masked === undefined || masked.some(({ placeholder }) => placeholder !== undefined));

const weightOf = ({ fields, isChanged }: ShownRecord): number =>
  fields.some(isTakenOut) ? 2 : Number(isChanged);

/** Letters and digits alone: nothing is taken out of what is only spelled in another way. */
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

/** Returns undefined if more was changed than the words that placeholders stand for. */
function compared(original: string, masked: string): Part[] | undefined {
  try {
    return partsOf(original, masked);
  } catch {
    return undefined;
  }
}
