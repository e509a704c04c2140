/** What a reader of one of X's files gives for each thing in it. */
import type { DatasetRecord } from '../../contract/dataset-field.ts';

export interface XItem {
  readonly record: DatasetRecord;
  /** `YYYY-MM-DDTHH:MM:SSZ` of what the person did; undefined if the record is no activity. */
  readonly at: string | undefined;
  /** X's own id that bears a time, and whose: of the thing itself, or of what it is about. Never leaves. */
  readonly id: string;
  readonly clock: 'own' | 'about' | 'none';
  /** What makes it the same in any export, beside its kind and time. */
  readonly key: string;
  /** Account that the export must be of, if the record says so. */
  readonly owners?: readonly string[];
  /** Id of the post that this one answers. */
  readonly answers?: string;
  /** Ms since 1970 until which a post could be edited. */
  readonly editableUntilMs?: number;
}

/** What the records of an export are read against. */
export interface XOwner {
  /** Digits; empty if the export does not say. */
  readonly accountId: string;
  /** A number for each conversation, from 1; nothing beyond a bound. */
  readonly numberOf: (conversation: string) => number | null;
}

/** Conversations that get numbers in one file. */
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

/** Numbers stand as text in X's files. */
export function countOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : null;
}
