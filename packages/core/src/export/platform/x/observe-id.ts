/** Looks at the times that ids bear: of posts and messages, of what others posted, and of what was answered. */
import type { Finding } from '../../../authenticity/evidence.ts';
import { bearsMark } from '../../../authenticity/watermark.ts';
import { addUp, addUpMaps } from '../../contract/add-up.ts';
import type { XItem } from './x-item.ts';
import { lastCountedMs, lowBits, madeAtMs } from './x-time.ts';

/** Clocks of X's own machines differ by less. */
const slackSeconds = 120;
const secondsPerDay = 86_400;
/** Ends of ids that are counted. */
const mostEnds = 4_096;

const noIds = {
  marked: 0,
  /** Ids of posts and messages, those that cannot be, those that bear a time, another than is told, a whole second. */
  own: 0,
  ownImpossible: 0,
  ownTimed: 0,
  ownElsewhen: 0,
  ownRound: 0,
  /** Ids of what others posted that bear a time, and those of a whole second. */
  aboutTimed: 0,
  aboutRound: 0,
  ads: 0,
  adsTooEarly: 0,
  /** Answers, those that came before what they answer, and those that came within a day. */
  answers: 0,
  answersTooEarly: 0,
  answersFresh: 0,
};

export interface IdState {
  readonly counts: Readonly<typeof noIds>;
  /** How often each lower part stands in the ids of posts and messages, and of what others posted. */
  readonly ownEnds: ReadonlyMap<number, number>;
  readonly aboutEnds: ReadonlyMap<number, number>;
}

export interface IdObserver {
  /**
   * `seconds`: when the person did it, since 1970, if that is known from elsewhere than the id.
   * Gives whether its own id cannot be, or bears another time.
   */
  add(item: XItem, seconds: number | undefined): boolean;
  readonly state: IdState;
}

export function createIdObserver(): IdObserver {
  const counts = { ...noIds };
  const ownEnds = new Map<number, number>();
  const aboutEnds = new Map<number, number>();

  function lookAtOwn(made: number | undefined, id: string, seconds: number | undefined): boolean {
    counts.own++;
    if (made === undefined) {
      // ids that were counted one by one ended in 2010
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
    const count = ends.get(end);
    // enough to tell; a genuine archive has many ends
    if (count !== undefined) ends.set(end, count + 1);
    else if (ends.size < mostEnds) ends.set(end, 1);
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
    add({ id, clock, answers }, seconds) {
      if (answers !== undefined && seconds !== undefined) lookAtAnswer(answers, seconds);
      if (id === '' || clock === 'none') return false;
      if (clock === 'own') return lookAtOwn(madeAtMs(id), id, seconds);
      lookAtAbout(madeAtMs(id), id, seconds);
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
    'round-ids': worse(
      { against: counts.ownRound, of: counts.ownTimed },
      { against: counts.aboutRound, of: counts.aboutTimed },
    ),
  };
}

/** Fewer ids can be alike by chance. */
const fewestIds = 20;

/** Ids of others' posts are many: among them, few of the person's own would not be seen. */
function worse(own: Finding, about: Finding): Finding {
  if (own.of < fewestIds) return about;
  return about.of < fewestIds || own.against * about.of >= about.against * own.of ? own : about;
}
