/** Says what a record of each of TikTok's lists comes down to. */
import type { DatasetField, DatasetKind, DatasetRecord } from '../dataset-field.ts';
import { type RawRecord, rawText } from '../raw-value.ts';
import { readUtcTime } from '../utc-time.ts';

const kindField = (kind: string): DatasetField => ({
  name: 'kind',
  type: 'text',
  rule: 'ours',
  description: `Always "${kind}".`,
});
const at: DatasetField = { name: 'at', type: 'time', unit: 'UTC', rule: 'time', description: 'When.' };
const video: DatasetField = {
  name: 'video',
  type: 'text',
  // the reader lets nothing but 15 to 20 digits through
  rule: 'ours',
  description: "TikTok's id of the video, 15 to 20 digits; its upper 32 bits are the second it was made.",
};

export const tiktokKinds: readonly DatasetKind[] = [
  { kind: 'watch', description: 'A video that was watched.', fields: [kindField('watch'), at, video] },
  {
    kind: 'reaction',
    description: 'A video that was liked, saved or shared.',
    fields: [
      kindField('reaction'),
      at,
      { name: 'action', type: 'text', rule: 'ours', description: '"like", "favorite" or "share".' },
      video,
    ],
  },
  {
    kind: 'search',
    description: 'A search.',
    fields: [
      kindField('search'),
      at,
      { name: 'query', type: 'text', rule: 'free-text', description: 'Personal information replaced.' },
    ],
  },
  {
    kind: 'comment',
    description: 'A comment that the person wrote.',
    fields: [
      kindField('comment'),
      at,
      { name: 'text', type: 'text', rule: 'free-text', description: 'Personal information replaced.' },
    ],
  },
];

/** By what a list is called in JSON (old, new, 2026) and its file in TXT (en, nl); lower case. */
const lists: readonly (readonly [list: RegExp, kind: string, action?: string])[] = [
  [
    /(watch history|video browsing history)>videolist$|^(watch history|browsing history|video browsing history|kijkgeschiedenis)\.txt$/,
    'watch',
  ],
  [/itemfavoritelist$|^(like list|likelijst)\.txt$/, 'reaction', 'like'],
  [/favoritevideolist$|^(favorite videos|favoriete video's)\.txt$/, 'reaction', 'favorite'],
  [/sharehistorylist$|^(share history|geschiedenis delen)\.txt$/, 'reaction', 'share'],
  [/searchlist$|^(searches|search history|zoekopdrachten)\.txt$/, 'search'],
  [/commentslist$|^(comments|reacties)\.txt$/, 'comment'],
];

export interface TiktokList {
  readonly kind: string;
  readonly action: string | undefined;
}

/** `section`: the path of keys, or the name of the file. Nothing for lists that are not read. */
export function listOf(section: string): TiktokList | undefined {
  const found = lists.find(([pattern]) => pattern.test(section.toLowerCase().replace('’', "'")));
  return found === undefined ? undefined : { kind: found[1], action: found[2] };
}

/** Nothing where the record has no time; `N/A` and `null` count as not said. */
export function readTiktokRecord({ kind, action }: TiktokList, raw: RawRecord): DatasetRecord | undefined {
  const time = pick(raw, ['Date', 'date', 'Datum', 'datum'])?.replace(/ UTC$/, '');
  const when = readUtcTime(time);
  if (when === undefined) return undefined;
  if (kind === 'search') {
    return { kind, at: when, query: pick(raw, ['SearchTerm', 'searchTerm', 'Search Term', 'Zoekterm']) };
  }
  if (kind === 'comment') return { kind, at: when, text: pick(raw, ['Comment', 'comment', 'Reactie']) };
  const link = pick(raw, ['Link', 'link', 'VideoLink', 'Video Link', 'url']);
  const id = /\/(?:video|v|photo|note)\/(\d{15,20})(?!\d)/.exec(link ?? '')?.[1] ?? null;
  return { kind, at: when, ...(action === undefined ? {} : { action }), video: id };
}

function pick(raw: RawRecord, keys: readonly string[]): string | null {
  for (const key of keys) {
    const value = rawText(raw[key]);
    if (value !== null && value !== 'N/A') return value;
  }
  return null;
}

/** Seconds since 1970 at which the video was made; a double is off by less than a millionth of a second here. */
export function madeAt(video: string): number {
  return Math.floor(Number(video) / 2 ** 32);
}

/** The lower 32 bits of an id: what tells the videos of one second apart. */
export function endOf(video: string): number {
  return Number(BigInt(video) & 0xffffffffn);
}
