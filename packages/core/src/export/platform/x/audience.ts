/** Counts followers and followed accounts; who they are is never kept. */

import type { DatasetKind, DatasetRecord } from '../../contract/dataset-field.ts';
import { kind, number, word } from '../../contract/dataset-kind.ts';
import { type RawRecord, rawRecord, rawText } from '../../format/value/raw-value.ts';

export const audienceKind: DatasetKind = kind(
  'audience',
  'How many accounts follow the person or are followed by them; which ones stays out.',
  [
    word('relation', '"follower" or "following".'),
    number('accounts', 'accounts', 'How many, to two digits.'),
  ],
);

/** Returns whether the record is `{follower: {accountId}}`, `{following: {accountId}}` or `{accountId}`. */
export function isAccount(raw: RawRecord): boolean {
  const account = rawRecord(raw.follower) ?? rawRecord(raw.following) ?? raw;
  return rawText(account.accountId) !== null;
}

export function audienceOf(stem: string, accounts: number): DatasetRecord {
  return {
    kind: 'audience',
    relation: stem === 'follower' ? 'follower' : 'following',
    accounts: toTwoDigits(accounts),
  };
}

/** Rounds to two digits, since an exact number can identify an account. */
function toTwoDigits(count: number): number {
  const unit = 10 ** Math.max(0, String(count).length - 2);
  return Math.round(count / unit) * unit;
}
