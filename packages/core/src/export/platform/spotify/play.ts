/** One play of a song, an episode, a chapter or a video: what both of Spotify's packages come down to. */
import type { DatasetKind, DatasetValue } from '../../contract/dataset-field.ts';

export type PlaySource = 'account' | 'extended' | 'video';

/** As read: not yet safe to show. A type, not an interface, so that it is a `DatasetRecord` too. */
export type Play = {
  readonly [field: string]: DatasetValue;
  readonly kind: 'play';
  readonly at: string;
  readonly source: PlaySource;
  readonly medium: 'track' | 'episode' | 'chapter' | 'video' | 'unknown';
  readonly title: string | null;
  readonly creator: string | null;
  readonly album: string | null;
  readonly uri: string | null;
  readonly msPlayed: number;
  readonly country: string | null;
  readonly device: string | null;
  readonly reasonStart: string | null;
  readonly reasonEnd: string | null;
  readonly shuffle: boolean | null;
  readonly skipped: boolean | null;
  readonly offline: boolean | null;
  readonly incognito: boolean | null;
};

export const playKind: DatasetKind = {
  kind: 'play',
  description: 'One play of a song, an episode, an audiobook chapter or a video.',
  fields: [
    { name: 'kind', type: 'text', rule: 'ours', description: 'Always "play".' },
    {
      name: 'at',
      type: 'time',
      unit: 'UTC',
      rule: 'time',
      description: 'When the play ended. To the second; to the minute where source is "account".',
    },
    {
      name: 'source',
      type: 'text',
      rule: 'ours',
      description: 'The file it comes from: "account" (the last year), "extended" (all years), "video".',
    },
    {
      name: 'medium',
      type: 'text',
      rule: 'ours',
      description: '"track", "episode", "chapter", "video" or "unknown".',
    },
    { name: 'title', type: 'text', rule: 'catalogue-text', description: 'Song, episode or chapter.' },
    { name: 'creator', type: 'text', rule: 'catalogue-text', description: 'Artist, show or audiobook.' },
    { name: 'album', type: 'text', rule: 'catalogue-text', description: 'Album of a song.' },
    { name: 'uri', type: 'text', rule: 'catalogue-uri', description: "Spotify's URI of the item." },
    { name: 'msPlayed', type: 'integer', unit: 'ms', rule: 'number', description: 'How long it was played.' },
    {
      name: 'country',
      type: 'text',
      unit: 'ISO 3166-1 alpha-2',
      rule: 'country',
      description: 'Country in which it was played.',
    },
    {
      name: 'device',
      type: 'text',
      rule: 'device',
      description:
        'Family of the device: ios, android, windows, macos, linux, web, cast, tv, console, car, other.',
    },
    {
      name: 'reasonStart',
      type: 'text',
      rule: 'token',
      description: 'Why it started: trackdone, clickrow, ...',
    },
    { name: 'reasonEnd', type: 'text', rule: 'token', description: 'Why it ended: trackdone, fwdbtn, ...' },
    { name: 'shuffle', type: 'boolean', rule: 'flag', description: 'Shuffle was on.' },
    { name: 'skipped', type: 'boolean', rule: 'flag', description: 'The person skipped it.' },
    { name: 'offline', type: 'boolean', rule: 'flag', description: 'It was played without a connection.' },
    { name: 'incognito', type: 'boolean', rule: 'flag', description: 'It was played in a private session.' },
  ],
};
