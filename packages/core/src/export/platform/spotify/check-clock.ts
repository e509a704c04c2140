/** Checks whether a single person can have listened at the times of the plays. */
import type { Finding } from '../../../authenticity/evidence.ts';
import { createRhythm, type Rhythm } from '../../activity/rhythm.ts';
import { mark, type PlayColumns } from './play-sample.ts';
import { countPlays, latestSeconds, spotifyOpened } from './possible-play.ts';

const secondsPerDay = 86_400;

/** A day with more playing time than this is full: no person listens that long every day. */
const fullDayMs = 23 * 3600 * 1000;

/** The tolerated overlap, for devices that report late and for histories that are known to the minute. */
const overlapSeconds = 60;

/** How much earlier than the previous end an automatically started song may begin (a crossfade takes up to 12 s), and how much later (buffering). */
const chainBeforeSeconds = 13;
const chainAfterSeconds = 10;

export function futureTimes(plays: PlayColumns, asOfMs: number): Finding {
  const latest = latestSeconds(asOfMs);
  return countPlays(plays, (i) => (plays.end[i] as number) > latest);
}

export function earlyTimes(plays: PlayColumns): Finding {
  return countPlays(plays, (i) => (plays.end[i] as number) < spotifyOpened);
}

/** The day on which the account was opened has an unknown time zone. */
const accountSlackSeconds = 2 * secondsPerDay;

export function beforeAccount(plays: PlayColumns, openedAt = Number.NaN): Finding {
  const earliest = openedAt - accountSlackSeconds;
  return countPlays(
    plays,
    (i) => (plays.end[i] as number) < earliest,
    () => !Number.isNaN(earliest),
  );
}

/** Counts full days. Account data and extended history overlap, so each is summed separately. */
export function fullDays(plays: PlayColumns): Finding {
  const extended = { day: Number.NaN, ms: 0, full: 0, days: 0 };
  const account = { ...extended };
  function close(own: typeof extended): void {
    if (own.ms > fullDayMs) own.full++;
    own.ms = 0;
  }
  // a day's plays stand beside each other
  for (let i = 0; i < plays.length; i++) {
    const marks = plays.marks[i] as number;
    if ((marks & mark.isVideo) !== 0) continue;
    const own = (marks & mark.minuteOnly) === 0 ? extended : account;
    const day = Math.floor((plays.end[i] as number) / secondsPerDay);
    if (day !== own.day) {
      close(own);
      own.day = day;
      own.days++;
    }
    own.ms += plays.ms[i] as number;
  }
  close(extended);
  close(account);
  return { against: extended.full + account.full, of: extended.days + account.days };
}

/** Counts plays that began before the previous one had ended. */
export function overlaps(plays: PlayColumns): Finding {
  let against = 0;
  let of = 0;
  // of each of four: music and videos, to the second and to the minute
  const lastEnd = new Float64Array(4).fill(Number.NaN);
  for (let i = 0; i < plays.length; i++) {
    const marks = plays.marks[i] as number;
    const track = ((marks & mark.minuteOnly) === 0 ? 0 : 1) + ((marks & mark.isVideo) === 0 ? 0 : 2);
    const end = plays.end[i] as number;
    const start = end - (plays.ms[i] as number) / 1000;
    const before = lastEnd[track] as number;
    if (end - before < secondsPerDay) {
      of++;
      if (start < before - overlapSeconds) against++;
    }
    lastEnd[track] = end;
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

/** The shortest play that is examined; shorter ones are skips. */
const heardMs = 30_000;
/** The pause after which a play counts as isolated: time to choose the next song, to be interrupted, to buffer. */
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

/** How many previous plays are searched, since a few short plays of another device may be in between. */
const playsLookedBack = 4;

function hasEndNear(plays: PlayColumns, from: number, start: number): boolean {
  for (let i = from; i >= 0 && i > from - playsLookedBack; i--) {
    const gap = start - (plays.end[i] as number);
    if (gap > chainAfterSeconds) return false;
    if (gap >= -chainBeforeSeconds) return true;
  }
  return false;
}

/** Returns the rhythm of plays without videos, during which music may play on. */
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
