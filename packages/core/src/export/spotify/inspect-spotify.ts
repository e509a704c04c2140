/** Reads a Spotify export once and says what it is worth knowing about it. */

import * as clock from '../../authenticity/check-clock.ts';
import {
  equalLengths,
  identifiers,
  oneTitlePerId,
  roundLengths,
  songLengths,
} from '../../authenticity/check-item.ts';
import { type Finding, judge, weigh } from '../../authenticity/evidence.ts';
import { isMarked, watermarkUser } from '../../authenticity/watermark.ts';
import { accountKeyOf } from '../../fingerprint/record-hash.ts';
import type { InspectOptions, PlatformInspection } from '../export-reader.ts';
import { readRecords } from '../json/read-records.ts';
import { createPlayObserver } from './observe-play.ts';
import { historyFiles, readPlays } from './read-spotify.ts';
import { countersOf } from './spotify-counters.ts';
import { type SpotifyFile, typeOfName } from './spotify-file.ts';
import { findingsOf } from './spotify-finding.ts';
import { noListeningHistory } from './spotify-rejection.ts';
import { variantOf } from './spotify-variant.ts';

/** Account names that are told apart: a second one is what matters. */
const maxAccounts = 4;

/**
 * `counts`: the number of records of each other kind. `userName`: the account of the package's own details.
 * Throws `ExportRejected`.
 */
export async function inspectPlays(
  files: readonly SpotifyFile[],
  { asOfMs, hashKey, onBytes }: InspectOptions,
  counts: Readonly<Record<string, number>>,
  userName: string | undefined,
): Promise<PlatformInspection> {
  const observer = createPlayObserver(hashKey);
  const accounts = new Set<string>();
  let malformed = 0;
  let backwards = 0;
  let steps = 0;
  for (const file of historyFiles(files)) {
    let before = Number.NEGATIVE_INFINITY;
    for await (const batch of readRecords(file.entry, onBytes)) {
      malformed += batch.malformed;
      for (const raw of batch.records) {
        const play = readPlays(file.type, raw);
        if (play === undefined) {
          malformed++;
          continue;
        }
        const end = observer.add(play);
        if (!file.isOldLayout && end !== before) {
          steps++;
          if (end < before) backwards++;
        }
        before = end;
        if (typeof raw.username === 'string' && accounts.size < maxAccounts) accounts.add(raw.username);
      }
    }
  }
  const observed = observer.finish();
  if (observed.plays === 0 && malformed === 0) throw noListeningHistory('nothing');
  const { sample, distinct } = observed;
  const repeats: Finding = { against: Math.max(0, observed.plays - distinct), of: observed.plays };
  const evidence = weigh({
    identifiers: identifiers(sample),
    'future-times': clock.futureTimes(sample, asOfMs / 1000),
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
  const account = userName ?? [...accounts][0];
  const counters = countersOf(observed, new Set(files.map(({ type }) => type)), asOfMs);
  const recordCounts = { play: observed.plays, ...counts };
  const variant = variantOf(files, accounts.size > 0);
  return {
    variant,
    language: languageOf(files),
    isSample:
      isMarked(observed.marked, observed.markable) ||
      [userName, ...accounts].some((name) => name?.startsWith(watermarkUser)),
    recordCounts,
    malformedRecords: malformed,
    evidence,
    verdict: judge(evidence),
    counters,
    sketch: [...observed.sketch],
    ...(account === undefined ? {} : { accountKey: accountKeyOf(hashKey, 'spotify', account) }),
    findings: findingsOf({ variant, recordCounts, counters, evidence }),
  };
}

/** Spotify's own file names are English in every language; where people renamed them nobody can tell. */
function languageOf(files: readonly SpotifyFile[]): string {
  return historyFiles(files).every(({ entry }) => typeOfName(entry.name) !== undefined) ? 'en' : 'und';
}
