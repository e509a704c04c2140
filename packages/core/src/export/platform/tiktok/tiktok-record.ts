/** Reads a record of each of TikTok's lists. */

import type { DatasetField, DatasetKind, DatasetRecord } from '../../contract/dataset-field.ts';
import { countKinds, kind, number, time, titled, word, written } from '../../contract/dataset-kind.ts';
import { classifyKinds } from '../../contract/privacy-class.ts';
import { lower32Bits } from '../../format/value/lower-bits.ts';
import { type RawRecord, rawText } from '../../format/value/raw-value.ts';
import { readUtcTime } from '../../format/value/utc-time.ts';
import type { TiktokList } from './tiktok-list.ts';

const at: DatasetField = time('at', 'When.');
const video: DatasetField = {
  name: 'video',
  type: 'text',
  // safe, since the reader accepts only 15 to 20 digits, and none of a video of the person's own
  rule: 'ours',
  description:
    "TikTok's id of the video, 15 to 20 digits; its upper 32 bits are the second it was made. Null for what the person published.",
};

const kinds: readonly DatasetKind[] = [
  kind('watch', 'A video that was watched.', [at, video]),
  kind('reaction', 'A video that was liked, saved, shared or posted again.', [
    at,
    word('action', '"like", "favorite", "share" or "repost".'),
    video,
  ]),
  kind('search', 'A search.', [at, titled('query')]),
  kind('comment', 'A comment that the person wrote.', [at, written('text')]),
  kind('post', 'A video that the person published.', [
    at,
    number('likes', 'likes', 'How many people liked it.'),
    word('visibility', '"public", "friends" or "private".'),
  ]),
];

export const tiktokKinds = countKinds(
  classifyKinds(kinds, {
    publicActs: ['reaction', 'comment', 'post'],
    privateActs: ['watch', 'search'],
    publicWritten: ['comment.text'],
    privateWritten: ['search.query'],
  }),
  {
    watch: [],
    reaction: ['action'],
    search: [],
    comment: [],
    post: ['visibility'],
  },
);

/** Returns undefined if the record has no time; `N/A` and `null` count as missing. */
export function readTiktokRecord({ kind, action }: TiktokList, raw: RawRecord): DatasetRecord | undefined {
  const when = timeOf(raw.Date ?? raw.date ?? raw.Datum) ?? anyTime(raw);
  if (when === undefined) return undefined;
  if (kind === 'search') {
    const query = raw.SearchTerm ?? raw.searchTerm ?? raw['Search Term'] ?? otherThanTime(raw);
    return { kind, at: when, query: said(query) };
  }
  if (kind === 'comment') {
    const written = 'comment' in raw ? raw.comment : 'Comment' in raw ? raw.Comment : otherThanTime(raw);
    return { kind, at: when, text: said(written) };
  }
  if (kind === 'post') {
    return {
      kind,
      at: when,
      likes: countOf(raw.Likes ?? raw.likes),
      visibility: visibilityOf(raw.WhoCanView),
    };
  }
  const link = said(raw.Link ?? raw.link ?? raw.VideoLink ?? raw['Video Link'] ?? raw.url ?? anyLink(raw));
  const video = link === null ? null : videoIdOf(link);
  return action === undefined ? { kind, at: when, video } : { kind, at: when, action, video };
}

/** Matches what TikTok writes for an unknown time: a second at or just before the beginning of 1970, or a word. */
const noTime = /^(N\/A|null|-1|0|)$|^(1969-12-31|1970-01-01)[ T]/i;

/** Returns whether a record marks its time as unknown. */
export function isTimeUnknown(raw: RawRecord): boolean {
  const named = ['Date', 'date', 'Datum'].find((key) => key in raw);
  if (named !== undefined) return noTime.test(String(raw[named] ?? '').trim());
  return Object.values(raw).some((value) => typeof value === 'string' && /^(1969|1970)-/.test(value));
}

/** TikTok's words for who may see a video, in lower case. */
const visibilities: Readonly<Record<string, string>> = {
  public: 'public',
  everyone: 'public',
  friends: 'friends',
  'followers only': 'friends',
  private: 'private',
  'only me': 'private',
};

function visibilityOf(value: unknown): string | null {
  return visibilities[rawText(value)?.trim().toLowerCase() ?? ''] ?? null;
}

/** Returns the number, or null for older layouts and deleted videos, which have none. */
function countOf(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : (rawText(value) ?? '');
  return /^\d{1,12}$/.test(text) ? Number(text) : null;
}

function timeOf(value: unknown): string | undefined {
  return readUtcTime(typeof value === 'string' && value.endsWith(' UTC') ? value.slice(0, -4) : value);
}

/** Returns the first value that is a time: field names in text files are in the language of the account. */
function anyTime(raw: RawRecord): string | undefined {
  for (const value of Object.values(raw)) {
    const time = timeOf(value);
    if (time !== undefined) return time;
  }
  return undefined;
}

/** Returns the first value that is not the time: the query or the text. */
function otherThanTime(raw: RawRecord): unknown {
  return Object.values(raw).find((value) => typeof value === 'string' && timeOf(value) === undefined);
}

function anyLink(raw: RawRecord): unknown {
  return Object.values(raw).find((value) => typeof value === 'string' && value.startsWith('http'));
}

function said(value: unknown): string | null {
  const text = rawText(value);
  return text === 'N/A' ? null : text;
}

const folders = ['/video/', '/photo/', '/note/', '/v/'];
const shortestId = 15;
const longestId = 20;

/** Returns the digits after the folder of videos or photos; null if there are none. */
export function videoIdOf(link: string): string | null {
  for (const folder of folders) {
    const at = link.indexOf(folder);
    if (at < 0) continue;
    const from = at + folder.length;
    let to = from;
    while (to < link.length && isDigit(link.charCodeAt(to))) to++;
    return to - from >= shortestId && to - from <= longestId ? link.slice(from, to) : null;
  }
  return null;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Returns when the video was made, seconds since 1970; the rounding error of the double is below a millionth of a second. */
export function madeAt(video: string): number {
  return Math.floor(Number(video) / 2 ** 32);
}

/** The time from which ids are known to show their kind. */
export const kindsFrom = Date.UTC(2018, 7, 1) / 1000;

const videoKind = 13;

/**
 * Returns whether an id is that of a video or of photos (Steel et al., "Just another hour on TikTok", 2025). `end`: the result of
 * `endOf`, which has ten bits of milliseconds, ten of a counter, four of the kind, and eight of a machine.
 */
export const isOfVideo = (end: number): boolean => ((end >>> 8) & 0xf) === videoKind;

/** Returns the lower half of an id, which distinguishes videos of the same second. */
export const endOf = lower32Bits;
