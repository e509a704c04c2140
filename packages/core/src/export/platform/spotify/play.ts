/** One play of a song, an episode, a chapter or a video, from either of Spotify's packages. */

import type { DatasetKind, DatasetValue } from '../../contract/dataset-field.ts';
import { flag, kind, number, text, time, word } from '../../contract/dataset-kind.ts';
import { catalogueUri } from './spotify-uri.ts';

export type PlaySource = 'account' | 'extended' | 'video';

/** A play as read: not yet safe to show. A type, not an interface, so that it is also a `DatasetRecord`. */
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

export const playKind: DatasetKind = kind(
  'play',
  'One play of a song, an episode, an audiobook chapter or a video.',
  [
    time('at', 'When the play ended. To the second; to the minute where source is "account".'),
    word('source', 'The file it comes from: "account" (the last year), "extended" (all years), "video".'),
    word('medium', '"track", "episode", "chapter", "video" or "unknown".'),
    text('title', 'catalogue-text', 'Song, episode or chapter.'),
    text('creator', 'catalogue-text', 'Artist, show or audiobook.'),
    text('album', 'catalogue-text', 'Album of a song.'),
    catalogueUri('uri', "Spotify's URI of the item."),
    number('msPlayed', 'ms', 'How long it was played.'),
    {
      name: 'country',
      type: 'text',
      unit: 'ISO 3166-1 alpha-2',
      rule: 'country',
      description: 'Country in which it was played.',
    },
    text(
      'device',
      'device',
      'Family of the device: ios, android, windows, macos, linux, web, cast, tv, console, car, other.',
    ),
    text('reasonStart', 'token', 'Why it started: trackdone, clickrow, ...'),
    text('reasonEnd', 'token', 'Why it ended: trackdone, fwdbtn, ...'),
    flag('shuffle', 'Shuffle was on.'),
    flag('skipped', 'The person skipped it.'),
    flag('offline', 'It was played without a connection.'),
    flag('incognito', 'It was played in a private session.'),
  ],
);
