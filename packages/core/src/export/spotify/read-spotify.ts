/** Reads the records of each kind out of the files that hold them. */
import type { DatasetRecord } from '../dataset-field.ts';
import { type OnBytes, readRecords } from '../json/read-records.ts';
import type { RawRecord } from '../raw-value.ts';
import type { Play } from './play.ts';
import { readPlaylist, readPlaylistItems } from './playlist.ts';
import { readAccountPlay } from './read-account-play.ts';
import { readExtendedPlay } from './read-extended-play.ts';
import { readSavedItem } from './saved-item.ts';
import { readSearch } from './search.ts';
import type { SpotifyFile, SpotifyFileType } from './spotify-file.ts';

/** Which files hold the records of a kind. */
const typesOfKind: Readonly<Record<string, readonly SpotifyFileType[]>> = {
  play: ['extended-audio', 'extended-video', 'account-history'],
  playlist: ['playlists'],
  'playlist-item': ['playlists'],
  'saved-item': ['library'],
  search: ['searches'],
};

export function filesOfKind(files: readonly SpotifyFile[], kind: string): SpotifyFile[] {
  const types = typesOfKind[kind] ?? [];
  return files
    .filter(({ type, entry }) => types.includes(type) && entry.sizeBytes > 0)
    .sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type));
}

export function historyFiles(files: readonly SpotifyFile[]): SpotifyFile[] {
  return filesOfKind(files, 'play');
}

/** Nothing where the record is malformed. */
export function readPlays(type: SpotifyFileType, raw: RawRecord): Play | undefined {
  if (type === 'account-history') return readAccountPlay(raw);
  return readExtendedPlay(raw, type === 'extended-video' ? 'video' : 'extended');
}

/** Throws `ExportRejected` where a file is no JSON. */
export async function* readKind(
  files: readonly SpotifyFile[],
  kind: string,
  onBytes: OnBytes,
): AsyncGenerator<readonly DatasetRecord[]> {
  let playlists = 0;
  for (const { type, entry } of filesOfKind(files, kind)) {
    for await (const { section, records } of readRecords(entry, onBytes)) {
      const read: DatasetRecord[] = [];
      for (const raw of records) {
        if (kind === 'playlist') read.push(readPlaylist(raw, ++playlists));
        else if (kind === 'playlist-item') read.push(...readPlaylistItems(raw, ++playlists));
        else push(read, readOne(type, raw, section));
      }
      yield read;
    }
  }
}

function readOne(type: SpotifyFileType, raw: RawRecord, section: string): DatasetRecord | undefined {
  if (type === 'library') return readSavedItem(raw, section);
  if (type === 'searches') return readSearch(raw);
  return readPlays(type, raw);
}

function push(list: DatasetRecord[], record: DatasetRecord | undefined): void {
  if (record !== undefined) list.push(record);
}
