/** Reads the new small files: `{timestamp?, fbid, label_values: [{label, value | vec | dict}]}`, labels in the person's language. */
import { type RawRecord, rawRecord, rawRecords } from '../../format/value/raw-value.ts';
import { secondsOf } from './facebook-time.ts';

export function isLabelled(raw: RawRecord): boolean {
  return Array.isArray(raw.label_values);
}

export function labelsOf(raw: RawRecord): RawRecord[] {
  return rawRecords(raw.label_values);
}

/** The keys of a record's own time, which depend on the list and the year. */
const timeNames = ['timestamp', 'timestamp_ms', 'creation_timestamp', 'created_timestamp', 'creation_time'];

/** Returns the record's own time or, if it has none, the first time among its labels. */
export function labelledSeconds(raw: RawRecord): number | undefined {
  for (const name of timeNames) {
    const own = secondsOf(raw[name]);
    if (own !== undefined) return own;
  }
  for (const label of labelsOf(raw)) {
    const seconds = secondsOf(label.timestamp_value);
    if (seconds !== undefined) return seconds;
  }
  return undefined;
}

/** The deepest level that is read; real exports are flatter. */
const deepest = 8;

/** Returns every `value` of a record in order, at any depth. */
export function valuesOf(raw: RawRecord, level = 0): string[] {
  if (level > deepest) return [];
  const own = typeof raw.value === 'string' && raw.value !== '' ? [raw.value] : [];
  const below = [raw.label_values, raw.vec, raw.dict].flatMap((list) => {
    const single = rawRecord(list);
    return single === undefined ? rawRecords(list) : [single];
  });
  return [...own, ...below.flatMap((item) => valuesOf(item, level + 1))];
}
