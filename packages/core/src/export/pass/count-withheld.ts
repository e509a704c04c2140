/** Counts the searches in an offer of records whose words are withheld for their language, since they are then worth nothing. */

import { withheldShare } from '@cgdx/privacy/find-personal-information.ts';
import { createAccountLanguage } from '@cgdx/privacy/unsearched/account-language.ts';
import type { DatasetKind, DatasetValue } from '../contract/dataset-field.ts';
import type { Counters, Inspection } from '../contract/inspection.ts';
import type { OpenedExport } from './open-export.ts';
import { writtenFields } from './open-text-mask.ts';
import { privateTextOf } from './private-text.ts';

/** A text of which a larger share is withheld counts as withheld. */
export const mostWithheld = 0.5;

/** The most texts that are read of each kind in each unit: enough to measure the withheld share to within 0.04. */
const mostTexts = 1_000;

/** For each kind, the share of its records, 0 to 1, whose texts are withheld. */
export type WithheldShares = ReadonlyMap<string, number>;

/**
 * Reads the export again, and of each unit only until enough texts were read. The first pass does not count this, since each of
 * its threads would have to load the word lists.
 * @param unitCounts the counts of the first pass, which tell when all texts of a unit were read
 * @throws ExportRejected if the export can no longer be read
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
  /** Fields with the person's own words, from which the account's language is determined. */
  readonly written: readonly string[];
  /** The field with words that the person showed to nobody. */
  readonly secret: string | undefined;
  texts: number;
  withheld: number;
  /** How many would be withheld if most of the account is in a language in which names cannot be found. */
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

/** Reduces the counters by the withheld records. */
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
    // not reduced by the share: counting stopped at 1,000, and that many may be left
    ...(tellingRecords !== undefined && { tellingRecords: Math.min(tellingRecords, distinctRecords) }),
  };
}
