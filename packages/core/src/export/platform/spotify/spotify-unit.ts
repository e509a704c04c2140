/** Groups Spotify's files into units: each history file alone, the small files of a type together. */
import type { ReadUnit } from '../../contract/export-reader.ts';
import type { SpotifyFile, SpotifyFileType } from './spotify-file.ts';

export interface SpotifyUnit extends Omit<ReadUnit, 'files'> {
  readonly type: SpotifyFileType;
  readonly files: readonly SpotifyFile[];
}

/** The kinds of records in each type of file; the most important type first. */
const kindsOfType: readonly (readonly [SpotifyFileType, kinds: readonly string[]])[] = [
  ['extended-audio', ['play']],
  ['extended-video', ['play']],
  ['account-history', ['play']],
  // one unit, since playlists are numbered across all files
  ['playlists', ['playlist', 'playlist-item']],
  ['library', ['saved-item']],
  ['searches', ['search']],
];

const isHistory = (type: SpotifyFileType) =>
  type === 'extended-audio' || type === 'extended-video' || type === 'account-history';

export function spotifyUnits(files: readonly SpotifyFile[]): SpotifyUnit[] {
  return kindsOfType.flatMap(([type, kinds]) => {
    const ofType = files.filter((file) => file.type === type && file.entry.sizeBytes > 0);
    const groups = isHistory(type) ? ofType.map((file) => [file]) : ofType.length > 0 ? [ofType] : [];
    return groups.map((group) => ({
      type,
      files: group,
      kinds,
      name: group[0]?.entry.path ?? '',
      bytes: group.reduce((sum, { entry }) => sum + entry.sizeBytes, 0),
    }));
  });
}

export function historyFiles(files: readonly SpotifyFile[]): SpotifyFile[] {
  return spotifyUnits(files).flatMap((unit) => (isHistory(unit.type) ? unit.files : []));
}
