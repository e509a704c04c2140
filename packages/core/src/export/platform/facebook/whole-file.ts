/** Takes records out of small files that hold texts, or lists within lists. */
import { type RawRecord, rawRecord } from '../../format/value/raw-value.ts';
import { valuesOf } from './label-value.ts';

/** `{name}` of each text directly in a list of the root, or in the labels that stand there instead. */
export function textsOf(value: unknown): RawRecord[] {
  const root = rawRecord(value);
  const records: RawRecord[] = [];
  for (const items of root === undefined ? [value] : Object.values(root)) {
    if (!Array.isArray(items)) continue;
    for (const item of items) {
      const record = rawRecord(item);
      if (typeof item === 'string') records.push({ name: item });
      else if (record?.label !== undefined || record?.label_values !== undefined)
        for (const name of valuesOf(record)) records.push({ name });
      else if (record !== undefined) records.push(record);
    }
  }
  return records;
}

/** Deeper nesting than this is no export. */
const deepest = 8;

/** What a record within lists within lists is told by beside itself. */
export interface NestedRecord extends RawRecord {
  /** Key of its list. */
  readonly listKey: string;
  /** Name of what its list belongs to; empty if it has none. */
  readonly listName: string;
}

/** The innermost records: those that hold no further list of records. */
export function nestedRecords(value: unknown): NestedRecord[] {
  const found: NestedRecord[] = [];
  function walk(item: unknown, listKey: string, listName: string, level: number): void {
    if (level > deepest) return;
    if (Array.isArray(item)) {
      for (const one of item) visit(one, listKey, listName, level);
      return;
    }
    const record = rawRecord(item);
    for (const [key, inner] of Object.entries(record ?? {})) walk(inner, key, listName, level + 1);
  }
  function visit(item: unknown, listKey: string, listName: string, level: number): void {
    const record = rawRecord(item);
    if (record === undefined) return;
    const lists = ['children', 'entries'].filter((key) => Array.isArray(record[key]));
    if (lists.length === 0) found.push({ ...record, listKey, listName });
    const name = typeof record.name === 'string' ? record.name : listName;
    for (const key of lists) walk(record[key], key, name, level + 1);
  }
  walk(value, '', '', 0);
  return found;
}
