/** Builds the conclusion about a Spotify export from the merged observation of its files. */

import { isMarked, watermarkUser } from '../../../authenticity/watermark.ts';
import { conclusionOf } from '../../activity/conclude-history.ts';
import type { Conclusion } from '../../contract/conclusion.ts';
import { sumOfReasons } from '../../contract/export-ledger.ts';
import type { ConcludeOptions, ObservationOf } from '../../contract/export-reader.ts';
import { nothingRead } from '../../contract/platform-rejection.ts';
import { concludePlays, type PlayObservation } from './observe-play.ts';
import type { SpotifyState } from './observe-spotify.ts';
import type { SpotifyAccount } from './spotify-account.ts';
import { countersOf } from './spotify-counters.ts';
import { type SpotifyFile, typeOfName } from './spotify-file.ts';
import { spotifyPlatform } from './spotify-platform.ts';
import { noListeningHistory } from './spotify-rejection.ts';
import { summaryOf } from './spotify-summary.ts';
import { historyFiles } from './spotify-unit.ts';
import { variantOf } from './spotify-variant.ts';

export interface SpotifySeen {
  readonly observed: PlayObservation;
  readonly state: SpotifyState;
  /** The current time in Unix ms; later times count as future. */
  readonly asOfMs: number;
  /** The day on which the account was opened, seconds since 1970. */
  readonly openedAt: number | undefined;
}

/** `account`: the account from the export's details. Throws `ExportRejected`. */
export function concludeSpotify(
  files: readonly SpotifyFile[],
  { recordCounts, ledger, state }: ObservationOf<SpotifyState>,
  { asOfMs, hashKey }: ConcludeOptions,
  { userName, openedAt }: SpotifyAccount,
): Conclusion<SpotifySeen> {
  if (state.plays === undefined) throw noListeningHistory('nothing');
  const malformed = sumOfReasons(ledger.records.notUnderstood);
  const observed = concludePlays(state.plays);
  if (observed.plays === 0) {
    throw malformed === 0
      ? noListeningHistory('nothing')
      : nothingRead(spotifyPlatform, malformed, 'the time or the length of a play');
  }
  const { accounts } = state;
  const counters = countersOf(observed, new Set(files.map(({ type }) => type)), asOfMs);
  const variant = variantOf(files, accounts.size > 0);
  return conclusionOf({
    platform: spotifyPlatform,
    variant,
    language: languageOf(files),
    isSample:
      isMarked(observed.marked, observed.markable) ||
      [userName, ...accounts].some((name) => name?.startsWith(watermarkUser)),
    recordCounts,
    counters,
    sketch: observed.sketch,
    runs: observed.runs,
    account: userName ?? [...accounts][0],
    hashKey,
    summary: summaryOf({ variant, recordCounts, counters }),
    advice: namelessAdvice(observed),
    seen: { observed, state, asOfMs, openedAt },
  });
}

/** Returns `en` for Spotify's own file names, which are always English, and `und` for renamed files. */
function languageOf(files: readonly SpotifyFile[]): string {
  return historyFiles(files).every(({ entry }) => typeOfName(entry.name) !== undefined) ? 'en' : 'und';
}

function namelessAdvice({ nameless, plays }: PlayObservation): Conclusion['advice'] {
  if (nameless === 0) return [];
  const share = `${nameless.toLocaleString('en')} of ${plays.toLocaleString('en')} plays`;
  const value = `${share} name neither title nor artist: Spotify writes no name for private files and for what has left its catalogue. They count, but say less.`;
  return [{ label: 'Without a name', value }];
}
