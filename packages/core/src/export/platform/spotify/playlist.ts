/** Playlists and what is in them, out of `Playlist1.json`. */
import type { DatasetKind, DatasetRecord } from '../../contract/dataset-field.ts';
import { type RawRecord, rawInteger, rawRecord, rawRecords, rawText } from '../../format/value/raw-value.ts';

export const playlistKind: DatasetKind = {
  kind: 'playlist',
  description: 'A playlist that the person made.',
  fields: [
    { name: 'kind', type: 'text', rule: 'ours', description: 'Always "playlist".' },
    { name: 'at', type: 'time', unit: 'UTC', rule: 'time', description: 'Day on which it was last changed.' },
    {
      name: 'playlist',
      type: 'integer',
      rule: 'number',
      description: 'Its number within this dataset, from 1.',
    },
    {
      name: 'name',
      type: 'text',
      rule: 'free-text',
      description: 'Its name, personal information replaced.',
    },
    {
      name: 'description',
      type: 'text',
      rule: 'free-text',
      description: 'Its description, personal information replaced.',
    },
    {
      name: 'items',
      type: 'integer',
      unit: 'items',
      rule: 'number',
      description: 'How many items are in it.',
    },
    {
      name: 'followers',
      type: 'integer',
      unit: 'people',
      rule: 'number',
      description: 'How many follow it.',
    },
  ],
};

export const playlistItemKind: DatasetKind = {
  kind: 'playlist-item',
  description: 'A song or an episode in a playlist.',
  fields: [
    { name: 'kind', type: 'text', rule: 'ours', description: 'Always "playlist-item".' },
    { name: 'at', type: 'time', unit: 'UTC', rule: 'time', description: 'Day on which it was added.' },
    { name: 'playlist', type: 'integer', rule: 'number', description: 'Number of its playlist.' },
    { name: 'position', type: 'integer', rule: 'number', description: 'Place in the playlist, from 1.' },
    {
      name: 'medium',
      type: 'text',
      rule: 'ours',
      description: '"track", "episode", "audiobook" or "local".',
    },
    { name: 'title', type: 'text', rule: 'catalogue-text', description: 'Song, episode or audiobook.' },
    { name: 'creator', type: 'text', rule: 'catalogue-text', description: 'Artist, show or author.' },
    { name: 'album', type: 'text', rule: 'catalogue-text', description: 'Album of a song.' },
    { name: 'uri', type: 'text', rule: 'catalogue-uri', description: "Spotify's URI of the item." },
  ],
};

/** `number`: how many playlists came before it in this export, plus one. */
export function readPlaylist(raw: RawRecord, number: number): DatasetRecord {
  return {
    kind: 'playlist',
    at: dayOf(raw.lastModifiedDate),
    playlist: number,
    name: rawText(raw.name),
    description: rawText(raw.description),
    items: rawRecords(raw.items).length,
    followers: rawInteger(raw.numberOfFollowers),
  };
}

export function readPlaylistItems(raw: RawRecord, number: number): DatasetRecord[] {
  return rawRecords(raw.items).map((item, index) => ({
    kind: 'playlist-item',
    at: dayOf(item.addedDate),
    playlist: number,
    position: index + 1,
    ...readItem(item),
  }));
}

/** Before 2021 the fields of the track stood in the item itself. */
function readItem(item: RawRecord): DatasetRecord {
  const track = rawRecord(item.track) ?? (rawText(item.trackName) === null ? undefined : item);
  if (track !== undefined) {
    return {
      medium: 'track',
      title: rawText(track.trackName),
      creator: rawText(track.artistName),
      album: rawText(track.albumName),
      uri: rawText(track.trackUri),
    };
  }
  const other = rawRecord(item.episode) ?? rawRecord(item.audiobook);
  if (other === undefined) return { medium: 'local', title: null, creator: null, album: null, uri: null };
  return {
    medium: rawRecord(item.episode) === undefined ? 'audiobook' : 'episode',
    title: rawText(other.episodeName) ?? rawText(other.audiobookName),
    creator: rawText(other.showName) ?? rawText(other.authorName),
    album: null,
    uri: rawText(other.episodeUri) ?? rawText(other.audiobookUri),
  };
}

function dayOf(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
    ? `${value.slice(0, 10)}T00:00:00Z`
    : null;
}
