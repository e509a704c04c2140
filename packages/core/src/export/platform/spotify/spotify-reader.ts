/** Reads Spotify's exports: account data and extended history, old layouts and new. */

import { personalWordsOf } from '../../activity/personal-words.ts';
import { countKinds } from '../../contract/dataset-kind.ts';
import {
  type ExportFiles,
  type ExportReader,
  mergeObservations,
  unitOf,
} from '../../contract/export-reader.ts';
import { createLedgerBook } from '../../contract/ledger-book.ts';
import { classifyKinds } from '../../contract/privacy-class.ts';
import { readSmallJson } from '../../format/json/read-small-json.ts';
import { concludeSpotify } from './conclude-spotify.ts';
import { mergeSpotify, observeSpotify } from './observe-spotify.ts';
import { playKind } from './play.ts';
import { playlistItemKind, playlistKind } from './playlist.ts';
import { readUnit } from './read-spotify.ts';
import { savedItemKind } from './saved-item.ts';
import { searchKind } from './search.ts';
import { accountOf } from './spotify-account.ts';
import { findSpotifyFiles, type SpotifyFile, whyUnreadBySpotify } from './spotify-file.ts';
import { spotifyLeaveOut } from './spotify-leave-out.ts';
import { readSpotifyPeople, type SpotifyPeople } from './spotify-people.ts';
import { type InsteadOfHistory, noListeningHistory } from './spotify-rejection.ts';
import { historyFiles, spotifyUnits } from './spotify-unit.ts';
import { withheldFields } from './withheld-field.ts';

const classified = classifyKinds([playKind, playlistKind, playlistItemKind, savedItemKind, searchKind], {
  publicActs: ['playlist', 'playlist-item'],
  privateActs: ['play', 'saved-item', 'search'],
  publicWritten: ['playlist.name', 'playlist.description'],
  privateWritten: ['search.query'],
});

const kinds = countKinds(classified, { play: ['medium', 'device', 'skipped'], search: [] }, [], {
  play: 'creator',
});

export const spotifyReader: ExportReader = {
  platform: 'spotify',
  kinds,
  withheld: withheldFields,
  leaveOut: spotifyLeaveOut,
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

/** The most files of account details that are read; genuine exports have six. */
const mostDetailFiles = 50;

function readable(files: readonly SpotifyFile[], instead: InsteadOfHistory): ExportFiles {
  const units = spotifyUnits(files);
  let read: Promise<SpotifyPeople> | undefined;
  const readPeople = () => {
    read ??= readSpotifyPeople(files);
    return read;
  };
  return {
    units: units.map(({ name, bytes, kinds, files: held }) => ({
      name,
      bytes,
      kinds,
      files: held.map(({ entry }) => entry),
    })),
    whyUnread: whyUnreadBySpotify,
    observe(unit, options) {
      if (historyFiles(files).length === 0) throw noListeningHistory(instead);
      return observeSpotify(unitOf(units, unit), options);
    },
    merge: (observations) => mergeObservations(observations, mergeSpotify),
    async conclude(observation, options) {
      if (historyFiles(files).length === 0) throw noListeningHistory(instead);
      const userdata = files.find(({ entry }) => /^userdata/i.test(entry.name));
      const account = accountOf(userdata && (await readSmallJson(userdata.entry)));
      const merged = mergeObservations([observation], mergeSpotify);
      return concludeSpotify(files, merged, options, account);
    },
    records: (unit, onBytes) => readUnit(unitOf(units, unit), createLedgerBook(), onBytes),
    async personalWords() {
      const details: unknown[] = [];
      const persons = files.filter(({ type }) => type === 'person').slice(0, mostDetailFiles);
      for (const { entry } of persons) details.push(await readSmallJson(entry));
      return personalWordsOf({ details, whole: (await readPeople()).whole });
    },
    otherNames: async () => (await readPeople()).otherNames,
    mentionedNames: async () => (await readPeople()).mentionedNames,
    channelNames: async () => (await readPeople()).channelNames,
  };
}
