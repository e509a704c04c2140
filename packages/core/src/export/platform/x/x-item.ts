/** What a reader of one of X's files returns for each item in it. */
import type { DatasetRecord } from '../../contract/dataset-field.ts';
import { type RawRecord, rawRecord } from '../../format/value/raw-value.ts';

export interface XItem {
  readonly record: DatasetRecord;
  /** `YYYY-MM-DDTHH:MM:SSZ` of the person's action; undefined if the record is not activity. */
  readonly at: string | undefined;
  /** X's own id with a time, and what it identifies: the item itself, or its subject. Never kept. */
  readonly id: string;
  readonly clock: 'own' | 'about' | 'none';
  /** What identifies the item in any export, beside its kind and time. */
  readonly key: string;
  /** Accounts that the record names; the export must be of one of them. */
  readonly owners?: readonly string[];
  /** The id of the post that this one answers. */
  readonly answers?: string;
  /** Unix ms until which a post could be edited. */
  readonly editableUntilMs?: number;
}

/** Records of which nothing is kept. */
export interface LeftOut {
  /** Completes "3 records …". */
  readonly leftOut: string;
  readonly records: number;
}

/** The items in an element of a list; undefined stands for one that we cannot read. */
export type XRead = XItem | LeftOut | undefined;

/** Reads each record of a list inside a record; a value that is not a list counts as one unreadable item. */
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
  /** Digits; empty if the export does not say. */
  readonly accountId: string;
  /** Returns a number for each conversation, from 1; null beyond a limit. */
  readonly numberOf: (conversation: string) => number | null;
}

/** Conversations that are numbered in one file. */
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

/** Parses numbers, which are text in X's files. */
export function countOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null;
}
