/** Reads conversations with Grok: the person's own words, and only the length of the answers. */

import type { DatasetKind } from '../../contract/dataset-field.ts';
import { kind, number, time, word, written } from '../../contract/dataset-kind.ts';
import { type RawRecord, rawRecord, rawText } from '../../format/value/raw-value.ts';
import { ownWords } from './own-words.ts';
import type { XItem, XOwner } from './x-item.ts';
import { readXTime } from './x-time.ts';

export const grokKind: DatasetKind = kind(
  'grok-message',
  'What the person asked Grok, or that it answered: a question and its answer bear the same time.',
  [
    time('at', 'When.'),
    word('role', '"person" or "assistant".'),
    number('chat', '', 'Number of its chat, from 1.'),
    written('text', "The person's own words, personal information replaced. Not said for answers."),
    number('length', 'characters', 'How long it is.'),
  ],
);

/** Returns undefined if the record has no time. */
export function readGrokMessage(raw: RawRecord, { numberOf }: XOwner): XItem | undefined {
  const item = rawRecord(raw.grokChatItem) ?? raw;
  const at = readXTime(item.createdAt);
  if (at === undefined) return undefined;
  const sender = rawText(rawRecord(item.sender)?.name) ?? rawText(item.sender);
  const role = sender === null ? null : /^user$/i.test(sender) ? 'person' : 'assistant';
  const text = rawText(item.message);
  const chat = rawText(item.chatId);
  const account = rawText(item.accountId);
  return {
    at,
    id: '',
    clock: 'none',
    key: `${chat ?? ''}|${role ?? ''}|${text ?? ''}`,
    ...(account !== null && { owners: [account] }),
    record: {
      kind: 'grok-message',
      at,
      role,
      chat: chat === null ? null : numberOf(chat),
      text: role === 'person' ? ownWords(text) : null,
      length: text?.length ?? 0,
    },
  };
}
