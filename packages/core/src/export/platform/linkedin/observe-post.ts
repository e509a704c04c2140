/** Compares the times in the ids of posts with the times of the person's actions on them. */
import { isPossibleCount, lowBits, type PostIds } from './post-id.ts';

/** The time, in Unix ms, from which LinkedIn's ids are known to grow with time. */
const countedFromMs = Date.UTC(2015, 0, 1);

/** LinkedIn opened on 5 May 2003. */
export const linkedinOpenedMs = Date.UTC(2003, 4, 5);

const slackSeconds = 120;
/** The coarsest precision of a comparable time: spreadsheets may drop the seconds, and coarser times are not compared. */
const exactSpanSeconds = 59;
/** How far, in seconds, an own post's time may be from its id's: usually 0, but drafts and slow uploads have an earlier id. */
const ownPostSeconds = 3600;
const secondsPerDay = 86_400;
const aheadMs = 36 * 3_600_000;
/** The registration's time has an unknown time zone. */
const registrationSlackSeconds = 2 * secondsPerDay;

export const noPosts = {
  linked: 0,
  impossible: 0,
  /** The number of ids whose counter within the millisecond is known, and of those whose counter is too high. */
  counted: 0,
  miscounted: 0,
  tooEarly: 0,
  reacted: 0,
  fresh: 0,
  own: 0,
  ownElsewhen: 0,
  records: 0,
  unregistered: 0,
};
export type PostCounts = Readonly<typeof noPosts>;

export interface PostObserver {
  /**
   * Adds a record. `seconds`: its time since 1970. `spanSeconds`: by how much the true time may be later. `ids`: the ids of the
   * linked post. Returns true if the post cannot exist or was made after the record.
   */
  add(kind: string, seconds: number, spanSeconds: number, ids: PostIds | undefined): boolean;
  readonly counts: PostCounts;
}

export function createPostObserver(asOfMs: number, registeredSeconds: number | undefined): PostObserver {
  const counts = { ...noPosts };
  return {
    counts,
    add(kind, earliest, spanSeconds, ids) {
      const seconds = earliest + spanSeconds;
      counts.records++;
      if (registeredSeconds !== undefined && seconds < registeredSeconds - registrationSlackSeconds)
        counts.unregistered++;
      if (ids === undefined) return false;
      counts.linked++;
      const ms = ids.newestMs;
      const low = lowBits(ids.newest);
      if (ms >= countedFromMs) {
        counts.counted++;
        if (!isPossibleCount(low)) counts.miscounted++;
      }
      const isImpossible = ms < linkedinOpenedMs || ms > asOfMs + aheadMs || low === 0;
      if (isImpossible) counts.impossible++;
      const age = seconds - ms / 1000;
      if (age < -slackSeconds) counts.tooEarly++;
      if (spanSeconds > exactSpanSeconds) return isImpossible || age < -slackSeconds;
      if (kind === 'share') {
        counts.own++;
        if (Math.abs(age) > ownPostSeconds) counts.ownElsewhen++;
      } else if (kind === 'reaction') {
        counts.reacted++;
        if (age < secondsPerDay) counts.fresh++;
      }
      return isImpossible || age < -slackSeconds;
    },
  };
}
