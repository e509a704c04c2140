/** Reads what the person saved, follows or banned, from `YourLibrary.json`. */

import type { DatasetKind, DatasetRecord } from '../../contract/dataset-field.ts';
import { kind, text, time, word } from '../../contract/dataset-kind.ts';
import { type RawRecord, rawText } from '../../format/value/raw-value.ts';
import { catalogueUri } from './spotify-uri.ts';

export const savedItemKind: DatasetKind = kind(
  'saved-item',
  'A song, album, artist, show or episode in the library, or one that was banned.',
  [
    time('at', 'Always null: Spotify does not say when.'),
    word('list', '"tracks", "albums", "shows", "episodes", "artists", "bannedTracks", "bannedArtists".'),
    text('title', 'catalogue-text', 'Song, episode, album or show.'),
    text('creator', 'catalogue-text', 'Artist, show or publisher.'),
    text('album', 'catalogue-text', 'Album of a song.'),
    catalogueUri('uri', "Spotify's URI of the item."),
  ],
);

/** The other lists of the file (`other`) contain playlists and profiles of people. */
const lists = new Set(['tracks', 'albums', 'shows', 'episodes', 'artists', 'bannedTracks', 'bannedArtists']);

export const isCatalogueList = (list: string): boolean => lists.has(list);

/** `list`: the record's key in the file. Returns undefined for a record in another form or of a list that is not the catalogue's. */
export function readSavedItem(raw: RawRecord, list: string): DatasetRecord | undefined {
  if (!isCatalogueList(list)) return undefined;
  const isArtist = list.toLowerCase().endsWith('artists');
  const title = isArtist ? null : titleOf(raw, list);
  const creator =
    rawText(raw.artist) ??
    rawText(raw.show) ??
    rawText(raw.publisher) ??
    (isArtist ? rawText(raw.name) : null);
  const album = list === 'tracks' || list === 'bannedTracks' ? rawText(raw.album) : null;
  const uri = rawText(raw.uri);
  const isKnown = [title, creator, album, uri].some((value) => value !== null);
  return isKnown ? { kind: 'saved-item', at: null, list, title, creator, album, uri } : undefined;
}

function titleOf(raw: RawRecord, list: string): string | null {
  return rawText(raw.track) ?? (list === 'albums' ? rawText(raw.album) : null) ?? rawText(raw.name);
}
