/** Decides which plays are possible: only these count towards quality. */
import type { Finding } from '../../../authenticity/evidence.ts';
import type { PlayColumns } from './play-sample.ts';

/** How far in the future a play may be, in seconds, because of time zones and wrong clocks of devices. */
const aheadSeconds = 36 * 3600;

/** Spotify opened on 7 October 2008, after a closed test in that year. Seconds since 1970. */
export const spotifyOpened = Date.UTC(2008, 0, 1) / 1000;

/** The longest possible play, more than any episode or audiobook chapter takes. */
const longestPlayMs = 24 * 3600 * 1000;

/** Returns the latest possible time, seconds since 1970. */
export const latestSeconds = (asOfMs: number): number => asOfMs / 1000 + aheadSeconds;

export const isPossibleLength = (ms: number): boolean => ms >= 0 && ms <= longestPlayMs;

export function impossibleLengths(plays: PlayColumns): Finding {
  return countPlays(plays, (i) => !isPossibleLength(plays.ms[i] as number));
}

export function countPlays(
  plays: PlayColumns,
  isAgainst: (index: number) => boolean,
  isCase: (index: number) => boolean = () => true,
): Finding {
  let against = 0;
  let of = 0;
  for (let i = 0; i < plays.length; i++) {
    if (!isCase(i)) continue;
    of++;
    if (isAgainst(i)) against++;
  }
  return { against, of };
}
