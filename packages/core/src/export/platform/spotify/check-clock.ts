/** Checks the times of plays: can one person have lived these hours? */
import type { Finding } from '../../../authenticity/evidence.ts';
import { createRhythm, type Rhythm } from '../../activity/rhythm.ts';
import { mark, type PlayColumns } from './play-sample.ts';
import { countPlays, latestSeconds, spotifyOpened } from './possible-play.ts';

const secondsPerDay = 86_400;

/** No person listens to more than this every day. */
const fullDayMs = 23 * 3600 * 1000;

/** For devices that report late, and histories that are known to the minute. */
const overlapSeconds = 60;

/** A song that starts automatically begins when the previous one ends: up to a crossfade (12 s) early, a buffering late. */
const chainBeforeSeconds = 13;
const chainAfterSeconds = 10;

export function futureTimes(plays: PlayColumns, asOfMs: number): Finding {
  const latest = latestSeconds(asOfMs);
  return countPlays(plays, (i) => (plays.end[i] as number) > latest);
}

export function earlyTimes(plays: PlayColumns): Finding {
  return countPlays(plays, (i) => (plays.end[i] as number) < spotifyOpened);
}

/** The day of an account is one of an unknown zone. */
const accountSlackSeconds = 2 * secondsPerDay;

export function beforeAccount(plays: PlayColumns, openedAt = Number.NaN): Finding {
  const earliest = openedAt - accountSlackSeconds;
  return countPlays(
    plays,
    (i) => (plays.end[i] as number) < earliest,
    () => !Number.isNaN(earliest),
  );
}

/** Counts full days. Account data and extended history repeat each other, so each is added up separately. */
export function fullDays(plays: PlayColumns): Finding {
  const msPerDay = new Map<number, number>();
  for (let i = 0; i < plays.length; i++) {
    const marks = plays.marks[i] as number;
    if ((marks & mark.isVideo) !== 0) continue;
    const day = Math.floor((plays.end[i] as number) / secondsPerDay) * 2 + (marks & mark.minuteOnly ? 1 : 0);
    msPerDay.set(day, (msPerDay.get(day) ?? 0) + (plays.ms[i] as number));
  }
  let against = 0;
  for (const ms of msPerDay.values()) if (ms > fullDayMs) against++;
  return { against, of: msPerDay.size };
}

/** Counts plays that began before the previous one had ended. */
export function overlaps(plays: PlayColumns): Finding {
  let against = 0;
  let of = 0;
  const lastEnd = new Map<number, number>();
  for (let i = 0; i < plays.length; i++) {
    const track = (plays.marks[i] as number) & (mark.minuteOnly | mark.isVideo);
    const end = plays.end[i] as number;
    const start = end - (plays.ms[i] as number) / 1000;
    const before = lastEnd.get(track);
    if (before !== undefined && end - before < secondsPerDay) {
      of++;
      if (start < before - overlapSeconds) against++;
    }
    lastEnd.set(track, end);
  }
  return { against, of };
}

/** Counts plays that started automatically although no play ended at that time. */
export function playChain(plays: PlayColumns): Finding {
  let against = 0;
  let of = 0;
  for (let i = 1; i < plays.length; i++) {
    const marks = plays.marks[i] as number;
    if ((marks & mark.beganByItself) === 0 || (marks & mark.minuteOnly) !== 0) continue;
    of++;
    const start = (plays.end[i] as number) - (plays.ms[i] as number) / 1000;
    if (!hasEndNear(plays, i - 1, start)) against++;
  }
  return { against, of };
}

/** Shorter ones are skips, which prove nothing. */
const heardMs = 30_000;
/** Time to choose the next song, answer the door, buffer. */
const pauseSeconds = 300;

/** Counts isolated plays: none ended shortly before them, and none began shortly after. */
export function lonePlays(plays: PlayColumns): Finding {
  const heard: number[] = [];
  for (let i = 0; i < plays.length; i++) {
    const isHeard = (plays.ms[i] as number) >= heardMs && ((plays.marks[i] as number) & mark.isVideo) === 0;
    if (isHeard) heard.push(i);
  }
  const startOf = (i: number) => (plays.end[i] as number) - (plays.ms[i] as number) / 1000;
  const follows = (at: number): boolean => {
    const [before, after] = [heard[at - 1], heard[at]];
    if (before === undefined || after === undefined) return false;
    return Math.abs(startOf(after) - (plays.end[before] as number)) <= pauseSeconds;
  };
  let against = 0;
  for (let at = 0; at < heard.length; at++) if (!follows(at) && !follows(at + 1)) against++;
  return { against, of: heard.length };
}

/** A few short plays from another device may be in between. */
const playsLookedBack = 4;

function hasEndNear(plays: PlayColumns, from: number, start: number): boolean {
  for (let i = from; i >= 0 && i > from - playsLookedBack; i--) {
    const gap = start - (plays.end[i] as number);
    if (gap > chainAfterSeconds) return false;
    if (gap >= -chainBeforeSeconds) return true;
  }
  return false;
}

/** Without videos: music plays on beside them. */
export function rhythmOf(plays: PlayColumns): Rhythm {
  const rhythm = createRhythm();
  for (let i = 0; i < plays.length; i++)
    if (((plays.marks[i] as number) & mark.isVideo) === 0) rhythm.add(plays.end[i] as number);
  return rhythm.finish();
}

export function roundTimes(plays: PlayColumns): Finding {
  return countPlays(
    plays,
    (i) => (plays.end[i] as number) % 60 === 0,
    (i) => ((plays.marks[i] as number) & mark.minuteOnly) === 0,
  );
}
