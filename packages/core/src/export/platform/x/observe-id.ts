/** Checks the times in ids: of the person's posts and messages, of other people's posts, and of answered posts. */
import type { Finding } from '../../../authenticity/evidence.ts';
import { bearsMark } from '../../../authenticity/watermark.ts';
import { addUp, addUpMaps } from '../../contract/add-up.ts';
import type { XItem } from './x-item.ts';
import { countedFromMs, isPossibleCount, lastCountedMs, lowBits, madeAtMs } from './x-time.ts';

/** A tolerance above the differences between the clocks of X's servers. */
const slackSeconds = 120;
const secondsPerDay = 86_400;
/** The most ids of a file that are checked for the generator's mark: in a sample all have it, else one in a hundred. */
const mostMarkable = 2_000;
/** The most id endings that are counted. */
const mostEnds = 4_096;

const noIds = {
  /** The number of ids that were checked for the generator's mark, and of those that have it. */
  markable: 0,
  marked: 0,
  /** The number of ids of own posts and messages: all, impossible ones, and those with a time, a wrong time, a whole second. */
  own: 0,
  ownImpossible: 0,
  ownTimed: 0,
  ownElsewhen: 0,
  ownRound: 0,
  /** The number of ids of other people's posts that have a time, and of those with a whole second. */
  aboutTimed: 0,
  aboutRound: 0,
  /** The number of ids whose counter within the millisecond is known, and of those whose counter is too high. */
  counted: 0,
  miscounted: 0,
  ads: 0,
  adsTooEarly: 0,
  /** The number of answers: all, those before the post that they answer, and those within a day. */
  answers: 0,
  answersTooEarly: 0,
  answersFresh: 0,
};

export interface IdState {
  readonly counts: Readonly<typeof noIds>;
  /** The number of occurrences of each lower part in the ids of own posts and messages; `aboutEnds`: of other people's posts. */
  readonly ownEnds: ReadonlyMap<number, number>;
  readonly aboutEnds: ReadonlyMap<number, number>;
}

export interface IdObserver {
  /**
   * Adds an item. `seconds`: the time of the action since 1970, if it is known from something other than the id. `made`: the
   * result of `madeAtMs`. Returns true if the item's own id is impossible or has another time.
   */
  add(item: XItem, seconds: number | undefined, made: number | undefined): boolean;
  readonly state: IdState;
}

export function createIdObserver(): IdObserver {
  const counts = { ...noIds };
  const ownEnds = new Map<number, number>();
  const aboutEnds = new Map<number, number>();

  function lookAtOwn(made: number | undefined, id: string, seconds: number | undefined): boolean {
    counts.own++;
    if (made === undefined) {
      // ids without a time are sequential, which X stopped using in 2010
      const isImpossible = seconds !== undefined && seconds * 1000 > lastCountedMs;
      if (isImpossible) counts.ownImpossible++;
      return isImpossible;
    }
    counts.ownTimed++;
    if (made % 1000 === 0) counts.ownRound++;
    const isElsewhen = seconds !== undefined && Math.abs(seconds - made / 1000) > slackSeconds;
    if (isElsewhen) counts.ownElsewhen++;
    lookAtEnd(ownEnds, made, id);
    return isElsewhen;
  }

  function lookAtAbout(made: number | undefined, id: string, seconds: number | undefined): void {
    if (made === undefined) return;
    counts.aboutTimed++;
    if (made % 1000 === 0) counts.aboutRound++;
    lookAtEnd(aboutEnds, made, id);
    if (seconds === undefined) return;
    counts.ads++;
    if (seconds - made / 1000 < -slackSeconds) counts.adsTooEarly++;
  }

  function lookAtEnd(ends: Map<number, number>, made: number, id: string): void {
    const end = lowBits(id);
    if (made >= countedFromMs) {
      counts.counted++;
      if (!isPossibleCount(end)) counts.miscounted++;
    }
    const count = ends.get(end);
    // the limit is enough to decide, since a genuine archive has many endings
    if (count !== undefined) ends.set(end, count + 1);
    else if (ends.size < mostEnds) ends.set(end, 1);
    if (counts.markable >= mostMarkable) return;
    counts.markable++;
    if (bearsMark(String(made), end)) counts.marked++;
  }

  function lookAtAnswer(parent: string, seconds: number): void {
    const made = madeAtMs(parent);
    if (made === undefined) return;
    const age = seconds - made / 1000;
    counts.answers++;
    if (age < -slackSeconds) counts.answersTooEarly++;
    else if (age < secondsPerDay) counts.answersFresh++;
  }

  return {
    state: { counts, ownEnds, aboutEnds },
    add({ id, clock, answers }, seconds, made) {
      if (answers !== undefined && seconds !== undefined) lookAtAnswer(answers, seconds);
      if (id === '' || clock === 'none') return false;
      if (clock === 'own') return lookAtOwn(made, id, seconds);
      lookAtAbout(made, id, seconds);
      return false;
    },
  };
}

export function mergeIds(states: readonly IdState[]): IdState {
  return {
    counts: addUp([noIds, ...states.map(({ counts }) => counts)]),
    ownEnds: addUpMaps(
      states.map(({ ownEnds }) => ownEnds),
      mostEnds,
    ),
    aboutEnds: addUpMaps(
      states.map(({ aboutEnds }) => aboutEnds),
      mostEnds,
    ),
  };
}

type IdFinding =
  | 'own-time'
  | 'identifiers'
  | 'answered-before'
  | 'fresh-answers'
  | 'shown-before'
  | 'equal-ends'
  | 'id-counts'
  | 'round-ids';

export function idFindings({ counts, ownEnds, aboutEnds }: IdState): Record<IdFinding, Finding> {
  const { answers, answersTooEarly, answersFresh } = counts;
  return {
    'own-time': { against: counts.ownElsewhen, of: counts.ownTimed },
    identifiers: { against: counts.ownImpossible, of: counts.own },
    'answered-before': { against: answersTooEarly, of: answers },
    'fresh-answers': { against: answersFresh + answersTooEarly === 0 ? answers : 0, of: answers },
    'shown-before': { against: counts.adsTooEarly, of: counts.ads },
    'equal-ends': worse(
      { against: Math.max(0, ...ownEnds.values()), of: counts.ownTimed },
      { against: Math.max(0, ...aboutEnds.values()), of: counts.aboutTimed },
    ),
    'id-counts': { against: counts.miscounted, of: counts.counted },
    'round-ids': worse(
      { against: counts.ownRound, of: counts.ownTimed },
      { against: counts.aboutRound, of: counts.aboutTimed },
    ),
  };
}

/** The fewest ids that are judged; fewer can be similar by chance. */
const fewestIds = 20;

/** Returns the worse of two findings. A sum would hide a few own posts among many of other people's. */
function worse(own: Finding, about: Finding): Finding {
  if (own.of < fewestIds) return about;
  return about.of < fewestIds || own.against * about.of >= about.against * own.of ? own : about;
}
