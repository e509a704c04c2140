/** Counts how many searches lose their words to their language in an offer of records: what is left of them tells nothing. */

import { withheldShare } from '@cgdx/privacy/find-personal-information.ts';
import { createAccountLanguage } from '@cgdx/privacy/unsearched/account-language.ts';
import type { DatasetKind, DatasetValue } from '../contract/dataset-field.ts';
import type { Counters, Inspection } from '../contract/inspection.ts';
import type { OpenedExport } from './open-export.ts';
import { writtenFields } from './open-text-mask.ts';
import { privateTextOf } from './private-text.ts';

/** A text of which more is withheld tells nothing. */
export const mostWithheld = 0.5;

/** The number of texts that are read of each kind in each unit, which measures their share to within 0.04. */
const mostTexts = 1_000;

/** The share of a kind's records, 0 to 1, whose texts are withheld, by kind. */
export type WithheldShares = ReadonlyMap<string, number>;

/**
 * Reads the export once, and of each unit no more than it takes to see so many texts. The pass before it does not count this:
 * each of its threads would load the lists of words for it.
 * @param unitCounts as the pass before it counted them: the reading of a unit ends with the last of them
 * @throws ExportRejected if the export can no longer be read as it was
 */
export async function countWithheld(
  { reader, files }: Pick<OpenedExport, 'reader' | 'files'>,
  unitCounts: Inspection['unitCounts'],
): Promise<WithheldShares> {
  const language = createAccountLanguage();
  const counts = new Map(reader.kinds.flatMap(textsOf));
  for (const [unit, { kinds }] of files.units.entries()) {
    const left = new Map(
      kinds.flatMap((kind) =>
        counts.has(kind) ? [[kind, Math.min(mostTexts, unitCounts[unit]?.[kind] ?? 0)]] : [],
      ),
    );
    const isDone = () => [...left.values()].every((records) => records <= 0);
    if (isDone()) continue;
    for await (const { kind, records } of files.records(unit, () => {})) {
      const count = counts.get(kind);
      const more = left.get(kind) ?? 0;
      if (count === undefined || more <= 0) continue;
      left.set(kind, more - records.length);
      for (const record of records.slice(0, more)) {
        for (const field of count.written) addText(record[field], (text) => language.add(text, true));
        if (count.secret !== undefined) addText(record[count.secret], (text) => countText(count, text));
      }
      if (isDone()) break;
    }
  }
  const isForeign = language.isForeign();
  return new Map(
    [...counts].flatMap(([kind, { secret, texts, withheld, withheldAbroad }]) =>
      secret === undefined
        ? []
        : [[kind, texts === 0 ? 0 : (isForeign ? withheldAbroad : withheld) / texts] as const],
    ),
  );
}

interface TextCount {
  /** Fields with the person's own words, by which the language is known. */
  readonly written: readonly string[];
  /** The field with what they showed nobody. */
  readonly secret: string | undefined;
  texts: number;
  withheld: number;
  /** How many would be if most of the account is in a language that is not searched. */
  withheldAbroad: number;
}

function textsOf(kind: DatasetKind): [string, TextCount][] {
  const written = writtenFields(kind);
  const secret = privateTextOf(kind);
  if (written.length === 0 && secret === undefined) return [];
  return [[kind.kind, { written, secret, texts: 0, withheld: 0, withheldAbroad: 0 }]];
}

function addText(value: DatasetValue | undefined, add: (text: string) => void): void {
  if (typeof value === 'string' && value !== '') add(value);
}

function countText(count: TextCount, text: string): void {
  count.texts++;
  if (withheldShare(text, false) > mostWithheld) count.withheld++;
  if (withheldShare(text, true) > mostWithheld) count.withheldAbroad++;
}

/** Returns the counters without what is withheld. */
export function withoutWithheld(
  counters: Counters,
  recordCounts: Inspection['recordCounts'],
  shares: WithheldShares,
): Counters {
  const records = Object.values(recordCounts).reduce((sum, count) => sum + count, 0);
  const lost = [...shares].reduce((sum, [kind, share]) => sum + share * (recordCounts[kind] ?? 0), 0);
  if (lost === 0) return counters;
  const kept = 1 - lost / Math.max(1, records);
  const distinctRecords = Math.round(kept * counters.distinctRecords);
  const { tellingRecords } = counters;
  return {
    ...counters,
    distinctRecords,
    // of more than are counted, so many may be left
    ...(tellingRecords !== undefined && { tellingRecords: Math.min(tellingRecords, distinctRecords) }),
  };
}
