/** The result of reading an item of one of X's files. */
import type { DatasetRecord } from '../../contract/dataset-field.ts';
import { type RawRecord, rawRecord } from '../../format/value/raw-value.ts';

export interface XItem {
  readonly record: DatasetRecord;
  /** `YYYY-MM-DDTHH:MM:SSZ` of the person's action; undefined if the record is not activity. */
  readonly at: string | undefined;
  /** X's id, which contains a time. `clock` says whether it is the id of the item itself or of its subject. Never stored. */
  readonly id: string;
  readonly clock: 'own' | 'about' | 'none';
  /** The key that, with kind and time, identifies the item in any export. */
  readonly key: string;
  /** The accounts that the record names; one of them must be the account of the export. */
  readonly owners?: readonly string[];
  /** The id of the post that this one answers. */
  readonly answers?: string;
  /** The end of the time in which a post could be edited, Unix ms. */
  readonly editableUntilMs?: number;
}

/** Records that are left out. */
export interface LeftOut {
  /** Completes "3 records …". */
  readonly leftOut: string;
  readonly records: number;
}

/** An item in an element of a list, records that are left out, or undefined for an unreadable item. */
export type XRead = XItem | LeftOut | undefined;

/** Reads each record of a nested list; a value that is not a list counts as one unreadable item. */
export function readEach<Read extends XRead>(
  list: unknown,
  read: (raw: RawRecord) => readonly Read[],
): (Read | undefined)[] {
  if (!Array.isArray(list)) return [undefined];
  return list.flatMap((element: unknown): readonly (Read | undefined)[] => {
    const raw = rawRecord(element);
    return raw === undefined ? [undefined] : read(raw);
  });
}

/** The context in which the records of an export are read. */
export interface XOwner {
  /** The account's id, digits; empty if the export has none. */
  readonly accountId: string;
  /** Returns a number for each conversation, from 1; null beyond a limit. */
  readonly numberOf: (conversation: string) => number | null;
}

/** The most conversations of a file that are numbered. */
const mostConversations = 200_000;

export function createNumbers(): XOwner['numberOf'] {
  const numbers = new Map<string, number>();
  return (conversation) => {
    const known = numbers.get(conversation);
    if (known !== undefined) return known;
    if (numbers.size >= mostConversations) return null;
    numbers.set(conversation, numbers.size + 1);
    return numbers.size;
  };
}

/** Parses a count, which is a string in X's files. */
export function countOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null;
}
