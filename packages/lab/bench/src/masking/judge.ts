/** Counts what a finder finds in labelled texts and in prose without names. */
import type { Finder } from './finder.ts';
import type { LabelledText } from './labelled/labelled-text.ts';

/** Types that identify a person. Organisations, titles, ages, dates and nationalities do not count as missed. */
const coreTypes = new Set([
  'PERSON',
  'STREET_ADDRESS',
  'GPE',
  'ZIP_CODE',
  'EMAIL_ADDRESS',
  'PHONE_NUMBER',
  'CREDIT_CARD',
  'IBAN_CODE',
  'IP_ADDRESS',
  'US_SSN',
  'DOMAIN_NAME',
  'US_DRIVER_LICENSE',
]);

/** Shares in per cent. */
export interface Verdict {
  /** Labelled core spans that any finding overlaps. */
  readonly recall: number;
  /** Findings that overlap any labelled span. */
  readonly precision: number;
  /** F2 gives more weight to recall, since missed personal information is sold. */
  readonly f2: number;
  /** Labelled core spans of which every character is covered. */
  readonly fullSpan: number;
  /** By type: the number labelled, and the share found. */
  readonly types: Readonly<
    Record<string, { readonly labelled: number; readonly recall: number; readonly fullSpan: number }>
  >;
}

export function judge(texts: readonly LabelledText[], find: Finder): Verdict {
  const types = new Map<string, { labelled: number; found: number; full: number }>();
  let findings = 0;
  let right = 0;
  for (const { text, spans } of texts) {
    const found = find(text);
    const covered = new Uint8Array(text.length);
    for (const { start, end } of found) covered.fill(1, start, end);
    findings += found.length;
    right += found.filter((one) => spans.some((span) => span.start < one.end && one.start < span.end)).length;
    for (const { start, end, type } of spans) {
      if (!coreTypes.has(type)) continue;
      const count = types.get(type) ?? { labelled: 0, found: 0, full: 0 };
      types.set(type, count);
      const inside = covered.subarray(start, end);
      count.labelled++;
      if (inside.includes(1)) count.found++;
      if (!inside.includes(0)) count.full++;
    }
  }
  const all = [...types.values()];
  const sum = (of: 'labelled' | 'found' | 'full') => all.reduce((total, count) => total + count[of], 0);
  const recall = sum('found') / sum('labelled');
  const precision = findings === 0 ? 0 : right / findings;
  return {
    recall: 100 * recall,
    precision: 100 * precision,
    f2: (100 * 5 * precision * recall) / (4 * precision + recall || 1),
    fullSpan: (100 * sum('full')) / sum('labelled'),
    types: Object.fromEntries(
      [...types].map(([type, { labelled, found, full }]) => [
        type,
        { labelled, recall: (100 * found) / labelled, fullSpan: (100 * full) / labelled },
      ]),
    ),
  };
}

/** Returns findings per 1,000 words of prose without personal information. */
export const falsePerThousandWords = (prose: readonly string[], words: number, find: Finder): number =>
  (1000 * prose.reduce((total, text) => total + find(text).length, 0)) / words;
