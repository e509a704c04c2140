/** Reads playlists and their items from `Playlist1.json`. */

import type { DatasetKind, DatasetRecord } from '../../contract/dataset-field.ts';
import { kind, number, text, time, titled, word, written } from '../../contract/dataset-kind.ts';
import { type RawRecord, rawInteger, rawRecord, rawRecords, rawText } from '../../format/value/raw-value.ts';
import { accountsOf } from './spotify-people.ts';
import { catalogueUri } from './spotify-uri.ts';

export const playlistKind: DatasetKind = kind('playlist', 'A playlist that the person made.', [
  time('at', 'Day on which it was last changed.'),
  number('playlist', undefined, 'Its number within this dataset, from 1.'),
  titled('name', 'Its name, personal information replaced.'),
  written('description', 'Its description, personal information replaced.'),
  number('items', 'items', 'How many items are in it.'),
  number('followers', 'people', 'How many follow it.'),
]);

export const playlistItemKind: DatasetKind = kind('playlist-item', 'A song or an episode in a playlist.', [
  time('at', 'Day on which it was added.'),
  number('playlist', undefined, 'Number of its playlist.'),
  number('position', undefined, 'Place in the playlist, from 1.'),
  word('medium', '"track", "episode", "audiobook" or "local".'),
  text('title', 'catalogue-text', 'Song, episode or audiobook.'),
  text('creator', 'catalogue-text', 'Artist, show or author.'),
  text('album', 'catalogue-text', 'Album of a song.'),
  catalogueUri('uri', "Spotify's URI of the item."),
]);

/** `number`: the playlist's position in this export, from 1. */
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

/** Returns whether the record is a playlist. */
export const isPlaylist = (raw: RawRecord): boolean => Array.isArray(raw.items) || rawText(raw.name) !== null;

/** Returns undefined for each item in an unknown form. */
export function readPlaylistItems(raw: RawRecord, number: number): (DatasetRecord | undefined)[] {
  const items: readonly unknown[] = Array.isArray(raw.items) ? raw.items : [];
  return items.map((element, index) => {
    const item = rawRecord(element);
    const read = item === undefined ? undefined : readItem(item);
    if (item === undefined || read === undefined) return undefined;
    const at = dayOf(item.addedDate);
    return { kind: 'playlist-item', at, playlist: number, position: index + 1, ...read };
  });
}

const itemKeys = ['track', 'episode', 'audiobook', 'localTrack'];

/** Reads an item; before 2021 the item itself had the track's fields. */
function readItem(item: RawRecord): DatasetRecord | undefined {
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
  if (other === undefined && !itemKeys.some((key) => key in item)) return undefined;
  if (other === undefined) return { medium: 'local', title: null, creator: null, album: null, uri: null };
  return {
    medium: rawRecord(item.episode) === undefined ? 'audiobook' : 'episode',
    title: rawText(other.episodeName) ?? rawText(other.audiobookName),
    creator: rawText(other.showName) ?? rawText(other.authorName),
    album: null,
    uri: rawText(other.episodeUri) ?? rawText(other.audiobookUri),
  };
}

/** Returns the names of the playlist's collaborators and of its owner. */
export function collaboratorsOf(raw: RawRecord): string[] {
  const people = [...(Array.isArray(raw.collaborators) ? raw.collaborators : []), raw.owner, raw.ownerName];
  return people.flatMap((each: unknown) => accountsOf(each));
}

function dayOf(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value)
    ? `${value.slice(0, 10)}T00:00:00Z`
    : null;
}
