/** What the person saved, follows or banned, out of `YourLibrary.json`. */
import type { DatasetKind, DatasetRecord } from '../../contract/dataset-field.ts';
import { type RawRecord, rawText } from '../../format/value/raw-value.ts';

export const savedItemKind: DatasetKind = {
  kind: 'saved-item',
  description: 'A song, album, artist, show or episode in the library, or one that was banned.',
  fields: [
    { name: 'kind', type: 'text', rule: 'ours', description: 'Always "saved-item".' },
    {
      name: 'at',
      type: 'time',
      unit: 'UTC',
      rule: 'time',
      description: 'Always null: Spotify does not say when.',
    },
    {
      name: 'list',
      type: 'text',
      rule: 'ours',
      description: '"tracks", "albums", "shows", "episodes", "artists", "bannedTracks", "bannedArtists".',
    },
    { name: 'title', type: 'text', rule: 'catalogue-text', description: 'Song, episode, album or show.' },
    { name: 'creator', type: 'text', rule: 'catalogue-text', description: 'Artist, show or publisher.' },
    { name: 'album', type: 'text', rule: 'catalogue-text', description: 'Album of a song.' },
    { name: 'uri', type: 'text', rule: 'catalogue-uri', description: "Spotify's URI of the item." },
  ],
};

/** The other lists of the file (`other`) hold playlists and profiles of people. */
const lists = new Set(['tracks', 'albums', 'shows', 'episodes', 'artists', 'bannedTracks', 'bannedArtists']);

/** `list`: the key under which the record stands in the file. Nothing for a list that is not the catalogue's. */
export function readSavedItem(raw: RawRecord, list: string): DatasetRecord | undefined {
  if (!lists.has(list)) return undefined;
  const isArtist = list.toLowerCase().endsWith('artists');
  return {
    kind: 'saved-item',
    at: null,
    list,
    title: isArtist ? null : titleOf(raw, list),
    creator:
      rawText(raw.artist) ??
      rawText(raw.show) ??
      rawText(raw.publisher) ??
      (isArtist ? rawText(raw.name) : null),
    album: list === 'tracks' || list === 'bannedTracks' ? rawText(raw.album) : null,
    uri: rawText(raw.uri),
  };
}

function titleOf(raw: RawRecord, list: string): string | null {
  return rawText(raw.track) ?? (list === 'albums' ? rawText(raw.album) : null) ?? rawText(raw.name);
}
