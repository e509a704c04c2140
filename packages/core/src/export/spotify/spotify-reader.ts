/** Reads Spotify's exports: account data and extended history, old layouts and new. */

import type { DatasetKind } from '../dataset-field.ts';
import type { ExportFiles, ExportReader } from '../export-reader.ts';
import { readSmallJson } from '../json/read-small-json.ts';
import { rawRecord } from '../raw-value.ts';
import { inspectPlays } from './inspect-spotify.ts';
import { accountIdOf, personalWords } from './personal-words.ts';
import { playKind } from './play.ts';
import { playlistItemKind, playlistKind } from './playlist.ts';
import { filesOfKind, historyFiles, readKind } from './read-spotify.ts';
import { savedItemKind } from './saved-item.ts';
import { searchKind } from './search.ts';
import { findSpotifyFiles, type SpotifyFile } from './spotify-file.ts';
import { type InsteadOfHistory, noListeningHistory } from './spotify-rejection.ts';
import { withheldFields } from './withheld-field.ts';

const kinds: readonly DatasetKind[] = [playKind, playlistKind, playlistItemKind, savedItemKind, searchKind];

/** Counted in the first pass; `playlist` brings its items along. */
const countedKinds = ['playlist', 'saved-item', 'search'] as const;

export const spotifyReader: ExportReader = {
  platform: 'spotify',
  kinds,
  withheld: withheldFields,
  async find(entries) {
    const isThere = (pattern: RegExp) => entries.some(({ path }) => pattern.test(path));
    const instead = isThere(/(^|\/)spotify technical log information\//i)
      ? 'technical-log'
      : isThere(/streaming_?history[^/]*\.html?$/i)
        ? 'html'
        : 'nothing';
    return readable(await findSpotifyFiles(entries), instead);
  },
};

function readable(files: readonly SpotifyFile[], instead: InsteadOfHistory): ExportFiles {
  const kindBytes = (kind: string) =>
    filesOfKind(files, kind).reduce((sum, { entry }) => sum + entry.sizeBytes, 0);
  return {
    inspectBytes: kindBytes('play') + countedKinds.reduce((sum, kind) => sum + kindBytes(kind), 0),
    kindBytes,
    async inspect(options) {
      if (historyFiles(files).length === 0) throw noListeningHistory(instead);
      const counts: Record<string, number> = {};
      for (const kind of countedKinds) {
        for await (const records of readKind(files, kind, options.onBytes)) {
          counts[kind] = (counts[kind] ?? 0) + records.length;
          if (kind !== 'playlist') continue;
          const items = records.reduce((sum, { items }) => sum + Number(items), 0);
          counts['playlist-item'] = (counts['playlist-item'] ?? 0) + items;
        }
      }
      const userdata = files.find(({ entry }) => /^userdata/i.test(entry.name));
      const details = userdata === undefined ? undefined : rawRecord(await readSmallJson(userdata.entry));
      return inspectPlays(files, options, counts, accountIdOf(details));
    },
    records: (kind, onBytes) => readKind(files, kind, onBytes),
    async personalWords() {
      const details: unknown[] = [];
      for (const { type, entry } of files) if (type === 'person') details.push(await readSmallJson(entry));
      return personalWords(details);
    },
  };
}
