/** Counts the public texts of an export for an offer of words, whose quality depends only on the texts that are not withheld. */
import { withheldShare } from '@cgdx/privacy/find-personal-information.ts';
import { createAccountLanguage } from '@cgdx/privacy/unsearched/account-language.ts';
import { createRecordHash } from '../../fingerprint/record-hash.ts';
import { createSketchBuilder, estimateDistinct, type Sketch } from '../../fingerprint/sketch.ts';
import { activityCounters } from '../activity/conclude-activity.ts';
import { countTelling, createTellingObserver } from '../activity/telling-record.ts';
import type { DatasetKind, DatasetRecord, DatasetValue } from '../contract/dataset-field.ts';
import type { Counters } from '../contract/inspection.ts';
import { isPublicWriting } from '../dataset/offer-kind.ts';
import { timeFieldOf } from '../dataset/record-counter.ts';
import { utcSeconds } from '../format/value/utc-time.ts';
import { mostWithheld } from './count-withheld.ts';
import type { OpenedExport } from './open-export.ts';
import { readWritten } from './open-text-mask.ts';

export interface CountedWords {
  /** Counters of the texts that are not withheld. */
  readonly counters: Counters;
  readonly sketch: Sketch;
  readonly texts: number;
  /** The number of texts that are withheld, since names cannot be found in their language. */
  readonly withheld: number;
}

const secondsPerDay = 86_400;

/**
 * @param whole the counters of the whole export
 * @throws ExportRejected if the export can no longer be read
 */
export async function countWords(
  { reader, files }: Pick<OpenedExport, 'reader' | 'files'>,
  whole: Counters,
  hashKey: Uint8Array,
): Promise<CountedWords> {
  const language = createAccountLanguage();
  await readWritten(files, reader.kinds, (text) => language.add(text, true));
  const isForeign = language.isForeign();
  const kinds = new Map(reader.kinds.flatMap((kind) => wordsOf(kind) ?? []));
  const kept = createCount(whole, hashKey);
  let texts = 0;
  let withheld = 0;
  for (const [unit, { kinds: names }] of files.units.entries()) {
    if (!names.some((name) => kinds.has(name))) continue;
    for await (const { kind, records } of files.records(unit, () => {})) {
      const words = kinds.get(kind);
      if (words === undefined) continue;
      for (const record of records) {
        const text = words.textOf(record);
        if (text === '') continue;
        texts++;
        if (withheldShare(text, isForeign) > mostWithheld) {
          withheld++;
          continue;
        }
        kept.add(kind, words.timeOf(record), text);
      }
    }
  }
  const { sketch, ...counted } = kept.finish();
  return {
    texts,
    withheld,
    sketch,
    counters: {
      ...counted,
      filled: { 'a language in which we can find names': (texts - withheld) / Math.max(1, texts) },
      parts: [
        { name: 'public texts', isPresent: texts > withheld },
        ...whole.parts.filter(({ isOmitted }) => isOmitted),
      ],
    },
  };
}

/** Returns the fields and counters for the texts of a kind; undefined if the kind has no texts. */
function wordsOf(kind: DatasetKind) {
  const fields = kind.fields.filter(isPublicWriting);
  if (fields.length === 0) return undefined;
  const time = timeFieldOf(kind);
  const isText = (value: DatasetValue | undefined) => typeof value === 'string' && value !== '';
  const words = {
    textOf: (record: DatasetRecord): string =>
      fields
        .map(({ name }) => record[name])
        .filter(isText)
        .join('\n'),
    timeOf: (record: DatasetRecord) => (time === undefined ? undefined : record[time]),
  };
  return [[kind.kind, words] as const];
}

function createCount({ days: possible = [], soundRecords }: Counters, hashKey: Uint8Array) {
  const recordHash = createRecordHash(hashKey);
  const sketch = createSketchBuilder();
  const telling = createTellingObserver(recordHash);
  const possibleDays = new Set(possible);
  const days = new Set<number>();
  return {
    add(kind: string, at: DatasetValue | undefined, text: string): void {
      sketch.add(recordHash(`${kind}|${at}|${text}`));
      if (typeof at !== 'string') return;
      const seconds = utcSeconds(at);
      const day = Math.floor(seconds / secondsPerDay);
      if (!possibleDays.has(day)) return;
      days.add(day);
      telling.add(seconds, at, kind, text);
    },
    finish() {
      const hashes = sketch.finish();
      const counters = activityCounters({
        days: [...days].sort((a, b) => a - b),
        distinct: estimateDistinct(hashes),
        telling: countTelling(telling.finish()),
        soundRecords,
      });
      return { ...counters, sketch: hashes };
    },
  };
}
