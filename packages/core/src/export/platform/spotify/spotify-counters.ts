/** Computes the counters for the quality score from the observed plays. */

import { countTelling } from '../../activity/telling-record.ts';
import { dateOfDay } from '../../contract/date-of-day.ts';
import type { Counters } from '../../contract/inspection.ts';
import type { PlayObservation } from './observe-play.ts';
import { mark, type PlayColumns } from './play-sample.ts';
import { countPlays, impossibleLengths } from './possible-play.ts';
import type { SpotifyFileType } from './spotify-file.ts';

const msPerDay = 86_400_000;

/** Days before 2008, or more than a day and a half in the future, come from wrong clocks and are not counted. */
const firstPossibleDay = Date.UTC(2008, 0, 1) / msPerDay;
const daysAhead = 1.5;

export function countersOf(
  observed: PlayObservation,
  fileTypes: ReadonlySet<SpotifyFileType>,
  asOfMs: number,
): Counters {
  const lastPossibleDay = asOfMs / msPerDay + daysAhead;
  const days = [...observed.days]
    .filter((day) => day >= firstPossibleDay && day <= lastPossibleDay)
    .sort((a, b) => a - b);
  const months = new Set(days.map(monthOf));
  const first = days[0];
  const last = days.at(-1);
  return {
    distinctRecords: observed.distinct,
    tellingRecords: countTelling(observed.telling),
    activeDays: days.length,
    days,
    activeMonths: months.size,
    monthDays: first === undefined || last === undefined ? 0 : last - first + 1,
    ...(first === undefined ? {} : { firstDay: dateOfDay(first) }),
    ...(last === undefined ? {} : { lastDay: dateOfDay(last) }),
    filled: filledOf(observed.sample),
    parts: partsOf(fileTypes),
    soundRecords: soundShare(observed.sample),
  };
}

function filledOf(plays: PlayColumns): Record<string, number> {
  const share = (bits: number) => {
    const { against, of } = countPlays(plays, (i) => ((plays.marks[i] as number) & bits) !== 0);
    return of === 0 ? 0 : against / of;
  };
  return {
    'title and artist': share(mark.hasNames),
    'Spotify id': share(mark.hasUri),
    country: share(mark.hasCountry),
    'reason of start and end': share(mark.hasReasons),
  };
}

/** Returns the parts: the extended history is a single part, the account data consists of four. */
function partsOf(types: ReadonlySet<SpotifyFileType>): Counters['parts'] {
  const part = (name: string, type: SpotifyFileType) => ({ name, isPresent: types.has(type) });
  if (types.has('extended-audio') || types.has('extended-video')) {
    return [part('extended streaming history', 'extended-audio')];
  }
  return [
    part('streaming history', 'account-history'),
    part('playlists', 'playlists'),
    part('library', 'library'),
    part('searches', 'searches'),
  ];
}

function soundShare(plays: PlayColumns): number {
  if (plays.length === 0) return 0;
  const impossibleIds = countPlays(
    plays,
    (i) => ((plays.marks[i] as number) & mark.impossibleId) !== 0,
  ).against;
  return Math.max(0, 1 - (impossibleIds + impossibleLengths(plays).against) / plays.length);
}

function monthOf(day: number): string {
  return dateOfDay(day).slice(0, 7);
}
