/** Reads the person's likes, without the words of the liked posts, which are somebody else's. */

import type { DatasetKind } from '../../contract/dataset-field.ts';
import { flag, kind, number, time } from '../../contract/dataset-kind.ts';
import { type RawRecord, rawRecord, rawText } from '../../format/value/raw-value.ts';
import type { XItem } from './x-item.ts';
import { isXId, madeAtMs } from './x-time.ts';

export const likeKind: DatasetKind = kind(
  'like',
  'A post that the person liked, without its words: they are of somebody else. When it was liked, X does not say.',
  [
    time('at', 'Day on which the post was made; not said for posts before November 2010.'),
    number('length', 'characters', 'How long the post is.'),
    number('hashtags', 'hashtags', 'How many it has.'),
    number('mentions', 'accounts', 'How many accounts it names.'),
    flag('hasLink', 'It has a link or shows a picture.'),
  ],
);

const latestMs = Date.UTC(2100, 0, 1);

/** `raw`: `{like: {tweetId, fullText, expandedUrl}}`. Returns undefined for any other form. */
export function readLike(raw: RawRecord): XItem | undefined {
  const like = rawRecord(raw.like) ?? raw;
  const id = rawText(like.tweetId);
  if (id === null || !isXId(id)) return undefined;
  const at = dayOf(id);
  const text = rawText(like.fullText);
  return {
    at,
    id,
    clock: 'about',
    key: id,
    record: {
      kind: 'like',
      at: at ?? null,
      length: text?.length ?? null,
      hashtags: text === null ? null : countSigns(text, '#'),
      mentions: text === null ? null : countSigns(text, '@'),
      hasLink: text === null ? null : text.includes('https://t.co/') || text.includes('http://'),
    },
  };
}

const msPerDay = 86_400_000;
/** The most cached days; X has existed for fewer. */
const mostDays = 40_000;
const days = new Map<number, string>();

/** Returns only the day, since the millisecond would identify the post. */
function dayOf(id: string): string | undefined {
  const ms = madeAtMs(id);
  if (ms === undefined || ms > latestMs) return undefined;
  const day = Math.floor(ms / msPerDay);
  const known = days.get(day);
  if (known !== undefined) return known;
  const text = `${new Date(day * msPerDay).toISOString().slice(0, 10)}T00:00:00Z`;
  if (days.size < mostDays) days.set(day, text);
  return text;
}

/** Counts how often the sign stands before a letter, a digit or an underscore. */
function countSigns(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    const next = text.charCodeAt(at + 1);
    const isWord = next > 0x7f || (next >= 0x30 && next <= 0x39) || next >= 0x41;
    if (isWord) count++;
  }
  return count;
}
