/** Reads the full texts of long posts, which the file of posts truncates. */

import type { DatasetKind } from '../../contract/dataset-field.ts';
import { kind, number, time, written } from '../../contract/dataset-kind.ts';
import { type RawRecord, rawRecord, rawText } from '../../format/value/raw-value.ts';
import { ownWords } from './own-words.ts';
import type { XItem } from './x-item.ts';
import { readXTime } from './x-time.ts';

export const longPostKind: DatasetKind = kind(
  'note',
  'The whole text of a long post, which stands cut off among the posts.',
  [
    time('at', 'When.'),
    written('text', 'Personal information, names of accounts and links replaced.'),
    number('length', 'characters', 'How long it is.'),
  ],
);

/** Reads a note in the layouts of all years. Returns undefined if the record is not a note. */
export function readLongPost(raw: RawRecord): XItem | undefined {
  const note = rawRecord(raw.noteTweet) ?? raw;
  const at = readXTime(note.createdAt);
  if (at === undefined) return undefined;
  const body = rawRecord(note.core) ?? rawRecord(note.noteTweetResults) ?? rawRecord(note.noteTweetContents);
  const text = rawText(body?.text);
  const id = rawText(note.noteTweetId) ?? '';
  return {
    at,
    id,
    clock: 'none',
    key: id === '' ? (text ?? '') : id,
    record: { kind: 'note', at, text: ownWords(text), length: text?.length ?? 0 },
  };
}
