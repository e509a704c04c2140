/** Computes keys that identify a record in any export, independent of layout, language and year. */
import type { DatasetRecord } from '../../contract/dataset-field.ts';
import { type RawRecord, rawRecord } from '../../format/value/raw-value.ts';
import { valuesOf } from './label-value.ts';
import { attachedTo, itemsOf, mediaId } from './media.ts';
import { commentOf } from './read-written.ts';

/** Returns the key of a record besides kind and time. The key may contain names, and is hashed with the deployment's secret before it is stored. */
export function whatOf(record: DatasetRecord, raw: RawRecord): unknown {
  switch (record.kind) {
    case 'message':
      // names of threads and people may change, but the millisecond does not
      return `${raw.timestamp_ms ?? raw.timestamp}|${record.length}`;
    case 'reaction':
      // the only field that is the same in both lists of reactions
      return record.reaction;
    case 'post':
      return clipped(postText(raw)) ?? firstId(firstMedia(raw)) ?? '';
    case 'photo':
      return firstId(raw) ?? '';
    case 'comment':
      return clipped(commentOf(raw)?.comment) ?? '';
    case 'off-site-event':
      return `${record.app}|${record.event}`;
    case 'login':
      return `${raw.action}|${raw.ip_address}`;
    case 'notification':
      return `${clipped(raw.href)}|${clipped(raw.text)}`;
    case 'friend':
      return `${record.action}|${nameOf(raw)}`;
    default:
      return nameOf(raw);
  }
}

/** Returns the words of a record, without its time, for the fingerprint; they are hashed before they are stored. */
export function wordsOf(record: DatasetRecord, raw: RawRecord): string | undefined {
  const words =
    record.kind === 'message'
      ? raw.content
      : record.kind === 'reaction'
        ? (raw.title ?? valuesOf(raw).join(' '))
        : whatOf(record, raw);
  return typeof words === 'string' ? words : undefined;
}

/** The length of a text's beginning that, together with the second, identifies it. */
const tellingLength = 40;

function clipped(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  return text.length <= tellingLength ? text : `${text.slice(-tellingLength)}${text.length}`;
}

function postText(raw: RawRecord): unknown {
  for (const part of itemsOf(raw.data)) {
    const text = rawRecord(part)?.post;
    if (text !== undefined) return text;
  }
  return undefined;
}

const firstMedia = (raw: RawRecord) =>
  rawRecord(attachedTo(raw).find(({ media }) => media !== undefined)?.media);
const firstId = (media: RawRecord | undefined) => (media === undefined ? undefined : mediaId(media));

function nameOf(raw: RawRecord): unknown {
  const part = rawRecord(itemsOf(raw.data)[0]) ?? rawRecord(raw.data);
  return raw.name ?? part?.name ?? part?.text ?? valuesOf(raw)[0] ?? raw.title ?? '';
}
