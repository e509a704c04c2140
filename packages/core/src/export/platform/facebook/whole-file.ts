/** Reads records from small files with lists of texts or nested lists. */
import { type RawRecord, rawRecord } from '../../format/value/raw-value.ts';
import { valuesOf } from './label-value.ts';

export interface WholeFile {
  readonly records: readonly RawRecord[];
  /** The number of elements in another form. */
  readonly malformed: number;
}

/** Returns `{name}` for each text in a list of the root, or in the labels of the newer layout. */
export function textsOf(value: unknown): WholeFile {
  const root = rawRecord(value);
  const records: RawRecord[] = [];
  let malformed = 0;
  let lists = 0;
  for (const items of root === undefined ? [value] : Object.values(root)) {
    if (!Array.isArray(items)) continue;
    lists++;
    for (const item of items) {
      const record = rawRecord(item);
      if (typeof item === 'string') records.push({ name: item });
      else if (record?.label !== undefined || record?.label_values !== undefined)
        for (const name of valuesOf(record)) records.push({ name });
      else if (record !== undefined) records.push(record);
      else malformed++;
    }
  }
  return { records, malformed: lists === 0 && value !== null && !isEmpty(root) ? 1 : malformed };
}

const isEmpty = (root: RawRecord | undefined) => root !== undefined && Object.keys(root).length === 0;

/** The deepest level that is read; real exports are flatter. */
const deepest = 8;

/** An inner record with the key and the owner's name of its list. */
export interface NestedRecord extends RawRecord {
  /** The key of its list. */
  readonly listKey: string;
  /** The name of the list's owner; empty if it has none. */
  readonly listName: string;
}

/** Returns the innermost records: those without a further list of records. */
export function nestedRecords(value: unknown): WholeFile {
  const found: NestedRecord[] = [];
  let malformed = 0;
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
    if (record === undefined) {
      malformed++;
      return;
    }
    const lists = ['children', 'entries'].filter((key) => Array.isArray(record[key]));
    if (lists.length === 0) found.push({ ...record, listKey, listName });
    const name = typeof record.name === 'string' ? record.name : listName;
    for (const key of lists) walk(record[key], key, name, level + 1);
  }
  walk(value, '', '', 0);
  return { records: found, malformed };
}
