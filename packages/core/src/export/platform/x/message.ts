/** Reads the times and lengths of messages, never the words, since others wrote in confidence. */

import type { DatasetKind } from '../../contract/dataset-field.ts';
import { flag, kind, number, time, word } from '../../contract/dataset-kind.ts';
import { type RawRecord, rawRecord, rawText } from '../../format/value/raw-value.ts';
import { type LeftOut, readEach, type XOwner, type XRead } from './x-item.ts';
import { isXId, readXTime } from './x-time.ts';

export const messageKind: DatasetKind = kind(
  'message',
  'A direct message, without its words: others wrote in confidence.',
  [
    time('at', 'When.'),
    word('direction', '"sent" or "received".'),
    number('conversation', '', 'Number of its conversation among those of its type, from 1.'),
    flag('isGroup', 'The conversation is of more than two.'),
    number('length', 'characters', 'How long it is.'),
    flag('hasMedia', 'It shows a picture or a video.'),
  ],
);

/** Keys of events in a conversation that are not messages. */
const otherEvents = [
  'joinConversation',
  'participantsJoin',
  'participantsLeave',
  'participantsSnapshot',
  'conversationNameUpdate',
  'conversationAvatarUpdate',
  'conversationRead',
  'trustConversation',
  'endAvBroadcast',
  'reactionCreate',
  'welcomeMessageCreate',
] as const;
const noMessage: LeftOut = { leftOut: 'of conversations that are no messages', records: 1 };

/** Returns all messages of a conversation. */
export function readMessages(raw: RawRecord, { accountId, numberOf }: XOwner): XRead[] {
  const conversation = rawRecord(raw.dmConversation) ?? raw;
  const name = rawText(conversation.conversationId) ?? '';
  const parties = /^(\d+)-(\d+)$/.exec(name)?.slice(1);
  return readEach(conversation.messages, (event): readonly XRead[] => {
    const message = rawRecord(event.messageCreate);
    if (message === undefined) return [otherEvents.some((name) => name in event) ? noMessage : undefined];
    const at = readXTime(message.createdAt);
    const id = rawText(message.id) ?? '';
    const sender = rawText(message.senderId);
    const isTimed = isXId(id);
    if (at === undefined) return [undefined];
    return [
      {
        at,
        id: isTimed ? id : '',
        clock: isTimed ? 'own' : 'none',
        key: id === '' ? `${name}|${sender ?? ''}` : id,
        ...(parties !== undefined && { owners: parties }),
        record: {
          kind: 'message',
          at,
          direction: accountId === '' || sender === null ? null : sender === accountId ? 'sent' : 'received',
          conversation: name === '' ? null : numberOf(name),
          // only a message to a group has no recipient
          isGroup: parties === undefined && rawText(message.recipientId) === null,
          length: rawText(message.text)?.length ?? 0,
          hasMedia: Array.isArray(message.mediaUrls) && message.mediaUrls.length > 0,
        },
      },
    ];
  });
}
