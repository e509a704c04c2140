/** Says what is worth knowing about a Spotify export whose files were all looked at. */

import { type Finding, weighBy } from '../../../authenticity/evidence.ts';
import { isMarked, watermarkUser } from '../../../authenticity/watermark.ts';
import { inspectionOf } from '../../activity/conclude-history.ts';
import type { ConcludeOptions, ObservationOf, PlatformInspection } from '../../contract/export-reader.ts';
import { nothingRead } from '../../contract/platform-rejection.ts';
import * as clock from './check-clock.ts';
import { equalLengths, identifiers, oneTitlePerId, roundLengths, songLengths } from './check-item.ts';
import { concludePlays } from './observe-play.ts';
import type { SpotifyState } from './observe-spotify.ts';
import { countersOf } from './spotify-counters.ts';
import { spotifyWeight } from './spotify-evidence.ts';
import { type SpotifyFile, typeOfName } from './spotify-file.ts';
import { findingsOf } from './spotify-finding.ts';
import { spotifyPlatform } from './spotify-platform.ts';
import { noListeningHistory } from './spotify-rejection.ts';
import { historyFiles } from './spotify-unit.ts';
import { variantOf } from './spotify-variant.ts';

/** `userName`: the account of the package's own details. Throws `ExportRejected`. */
export function concludeSpotify(
  files: readonly SpotifyFile[],
  { recordCounts, state }: ObservationOf<SpotifyState>,
  { asOfMs, hashKey }: ConcludeOptions,
  userName: string | undefined,
): PlatformInspection {
  if (state.plays === undefined) throw noListeningHistory('nothing');
  const { malformed, backwards, steps } = state.counts;
  const observed = concludePlays(state.plays);
  if (observed.plays === 0) {
    throw malformed === 0
      ? noListeningHistory('nothing')
      : nothingRead(spotifyPlatform, malformed, 'the time or the length of a play');
  }
  const { sample, distinct } = observed;
  const { accounts } = state;
  const repeats: Finding = { against: Math.max(0, observed.plays - distinct), of: observed.plays };
  const evidence = weighBy(spotifyWeight, {
    identifiers: identifiers(sample),
    'future-times': clock.futureTimes(sample, asOfMs),
    'early-times': clock.earlyTimes(sample),
    'impossible-lengths': clock.impossibleLengths(sample),
    'full-days': clock.fullDays(sample),
    overlaps: clock.overlaps(sample),
    'play-chain': clock.playChain(sample),
    'song-lengths': songLengths(sample),
    'lone-plays': clock.lonePlays(sample),
    'equal-lengths': equalLengths(sample),
    'round-lengths': roundLengths(sample),
    'round-times': clock.roundTimes(sample),
    'one-title-per-id': oneTitlePerId(sample),
    'one-account': { against: Math.max(0, accounts.size - 1), of: accounts.size },
    repeats,
    order: { against: backwards, of: steps },
    malformed: { against: malformed, of: malformed + distinct },
  });
  const counters = countersOf(observed, new Set(files.map(({ type }) => type)), asOfMs);
  const variant = variantOf(files, accounts.size > 0);
  return inspectionOf({
    platform: spotifyPlatform,
    variant,
    language: languageOf(files),
    isSample:
      isMarked(observed.marked, observed.markable) ||
      [userName, ...accounts].some((name) => name?.startsWith(watermarkUser)),
    recordCounts,
    malformedRecords: malformed,
    evidence,
    counters,
    sketch: observed.sketch,
    account: userName ?? [...accounts][0],
    hashKey,
    findings: findingsOf({ variant, recordCounts, counters, evidence }),
  });
}

/** Spotify's own file names are English in every language; if people renamed them nobody can tell. */
function languageOf(files: readonly SpotifyFile[]): string {
  return historyFiles(files).every(({ entry }) => typeOfName(entry.name) !== undefined) ? 'en' : 'und';
}
