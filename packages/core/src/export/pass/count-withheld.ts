/** Counts how many searches lose their words to their language in an offer of records: what is left of them tells nothing. */

import { withheldShare } from '@cgdx/privacy/find-personal-information.ts';
import { createAccountLanguage } from '@cgdx/privacy/unsearched/account-language.ts';
import type { Counters, Inspection } from '../contract/inspection.ts';
import type { OpenedExport } from './open-export.ts';
import { readWritten } from './open-text-mask.ts';
import { privateTextOf } from './private-text.ts';

/** A text of which more is withheld tells nothing. */
export const mostWithheld = 0.5;

/** So many texts of a kind are looked at: their share is then known to 0.04. */
const mostTexts = 1_000;

interface TextCount {
  readonly field: string;
  texts: number;
  withheld: number;
}

/** By kind: the share of its records, 0 to 1, of which the words stay out. */
export type WithheldShares = ReadonlyMap<string, number>;

/** @throws ExportRejected if the export can no longer be read as it was */
export async function countWithheld({
  reader,
  files,
}: Pick<OpenedExport, 'reader' | 'files'>): Promise<WithheldShares> {
  const language = createAccountLanguage();
  await readWritten(files, reader.kinds, (text) => language.add(text, true));
  const isForeign = language.isForeign();
  const counts = new Map(
    reader.kinds.flatMap((kind) => {
      const field = privateTextOf(kind);
      return field === undefined
        ? []
        : [[kind.kind, { field, texts: 0, withheld: 0 }] as [string, TextCount]];
    }),
  );
  const isWanted = (kind: string) => (counts.get(kind)?.texts ?? mostTexts) < mostTexts;
  for (const [unit, { kinds }] of files.units.entries()) {
    if (!kinds.some(isWanted)) continue;
    for await (const { kind, records } of files.records(unit, () => {})) {
      const count = counts.get(kind);
      if (count === undefined) continue;
      for (const { [count.field]: text } of records) {
        if (typeof text !== 'string' || text === '' || count.texts >= mostTexts) continue;
        count.texts++;
        if (withheldShare(text, isForeign) > mostWithheld) count.withheld++;
      }
      if (!kinds.some(isWanted)) break;
    }
  }
  return new Map(
    [...counts].map(([kind, { texts, withheld }]) => [kind, texts === 0 ? 0 : withheld / texts]),
  );
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
