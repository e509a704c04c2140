/** Reads a message without its words. */
import type { DatasetRecord } from '../../contract/dataset-field.ts';
import type { RawRecord } from '../../format/value/raw-value.ts';
import { mendText } from './escaped-text.ts';
import { timeOf } from './facebook-time.ts';
import { labelledSeconds } from './label-value.ts';

/** The forms of messages besides text, by the key that marks them. */
const forms = [
  ['photos', 'photo'],
  ['videos', 'video'],
  ['audio_files', 'audio'],
  ['sticker', 'sticker'],
  ['gifs', 'gif'],
  ['files', 'file'],
  ['share', 'link'],
  ['call_duration', 'call'],
] as const;

/** `ownName`: the decoded name in the profile; empty if it is not known. */
export function readMessage(
  raw: RawRecord,
  ownName: string,
  conversation: number | null,
): DatasetRecord | undefined {
  const at = timeOf(raw.timestamp_ms) ?? timeOf(labelledSeconds(raw));
  if (at === undefined) return undefined;
  const sender = typeof raw.sender_name === 'string' ? mendText(raw.sender_name) : '';
  const text = typeof raw.content === 'string' ? mendText(raw.content) : '';
  return {
    kind: 'message',
    at,
    direction: ownName === '' || sender === '' ? null : sender === ownName ? 'sent' : 'received',
    conversation,
    length: text.length,
    form: forms.find(([key]) => raw[key] !== undefined)?.[1] ?? 'text',
  };
}
