/** The first pass over one of X's files: counts what evidence and quality need. */
import { bearsMark } from '../../authenticity/watermark.ts';
import { addUp, addUpMaps } from '../activity/add-up.ts';
import { type ActivityState, createActivityObserver, mergeActivity } from '../activity/observe-activity.ts';
import type { ObservationOf, ObserveOptions } from '../export-reader.ts';
import { utcSeconds } from '../utc-time.ts';
import { readXFile } from './read-x-file.ts';
import type { XAccount } from './x-account.ts';
import type { XFile } from './x-file.ts';
import type { XItem } from './x-item.ts';
import { kindOfType } from './x-kind.ts';
import { lastCountedMs, lowBits, madeAtMs, xOpenedMs } from './x-time.ts';

/** Clocks of X's own machines differ by less. */
const slackSeconds = 120;
const secondsPerDay = 86_400;
/** Posts can be edited for half an hour, or an hour. */
const longestEditSeconds = 3 * 3600;
/** X takes a day or more to make an archive, and people go on posting. */
const makingSeconds = 3 * secondsPerDay;
/** Ends of ids that are counted. */
const mostEnds = 4_096;
const mostFiles = 1_000;

const nothingCounted = {
  malformed: 0,
  /** Ids of what others posted that bear a time, and those of a whole second. */
  aboutTimed: 0,
  aboutRound: 0,
  marked: 0,
  /** Ids of posts and messages, those that cannot be, those that bear a time, and another than is told. */
  ownIds: 0,
  impossible: 0,
  ownTimed: 0,
  elsewhen: 0,
  ownRound: 0,
  /** Answers, those that came before what they answer, and those that came within a day. */
  answers: 0,
  tooEarly: 0,
  fresh: 0,
  dated: 0,
  afterArchive: 0,
  own: 0,
  beforeAccount: 0,
  ads: 0,
  adsTooEarly: 0,
  edits: 0,
  editsElsewhen: 0,
  owned: 0,
  foreign: 0,
  /** Posts, and those of which it is said how they were received. */
  posts: 0,
  received: 0,
};

export interface XState {
  readonly activity: ActivityState;
  readonly counts: Readonly<typeof nothingCounted>;
  /** How often each lower part stands in the ids of posts and messages, and of what others posted. */
  readonly ownEnds: ReadonlyMap<number, number>;
  readonly aboutEnds: ReadonlyMap<number, number>;
  /** Elements of each file, by its lower-case name. */
  readonly elements: ReadonlyMap<string, number>;
}

export interface ObserveXContext {
  readonly account: Pick<XAccount, 'accountId' | 'openedAt'>;
  /** Seconds since 1970; when the archive was made, by its own list of contents. */
  readonly madeAt: number | undefined;
  /** What the file says stands in others too: it is looked at for what it gives away alone. */
  readonly isShadow: boolean;
}

/** Throws `ExportRejected`. */
export async function observeX(
  file: XFile,
  { account, madeAt, isShadow }: ObserveXContext,
  { asOfMs, hashKey, onBytes }: ObserveOptions,
): Promise<ObservationOf<XState>> {
  const observer = createActivityObserver(hashKey, asOfMs, xOpenedMs);
  const counts = { ...nothingCounted };
  const ownEnds = new Map<number, number>();
  const aboutEnds = new Map<number, number>();
  const { kind } = kindOfType[file.type];
  const latest = (madeAt ?? asOfMs / 1000) + makingSeconds;
  const openedAt = account.openedAt ?? 0;
  const openedText = `${new Date(openedAt * 1000).toISOString().slice(0, 19)}Z`;
  const earliest = openedAt - 2 * secondsPerDay;
  let elements = 0;
  let records = 0;

  function lookAt(item: XItem): void {
    let seconds: number | undefined;
    if (item.at !== undefined) {
      // each for itself: the files are in no order
      observer.nextList();
      seconds = utcSeconds(item.at);
      // an old post was liked when there was somebody to like it, at the earliest
      const at = file.type === 'like' && seconds < openedAt ? openedText : item.at;
      if (!isShadow) observer.add(at, `x|${kind}|${item.at}|${item.key}`);
    }
    if (item.owners !== undefined && account.accountId !== '') {
      counts.owned++;
      if (!item.owners.includes(account.accountId)) counts.foreign++;
    }
    if (item.id !== '' && item.clock !== 'none') lookAtId(item, seconds);
    if (seconds === undefined) return;
    counts.dated++;
    if (seconds > latest) counts.afterArchive++;
    if (item.clock === 'own') {
      counts.own++;
      if (seconds < earliest) counts.beforeAccount++;
    }
    if (item.answers !== undefined) lookAtAnswer(item.answers, seconds);
    if (item.editableUntilMs !== undefined) {
      const left = item.editableUntilMs / 1000 - seconds;
      counts.edits++;
      if (left < -slackSeconds || left > longestEditSeconds) counts.editsElsewhen++;
    }
  }

  function lookAtAnswer(parent: string, seconds: number): void {
    const made = madeAtMs(parent);
    if (made === undefined) return;
    const age = seconds - made / 1000;
    counts.answers++;
    if (age < -slackSeconds) counts.tooEarly++;
    else if (age < secondsPerDay) counts.fresh++;
  }

  function lookAtId(item: XItem, seconds: number | undefined): void {
    const made = madeAtMs(item.id);
    const isOwn = item.clock === 'own';
    if (isOwn) counts.ownIds++;
    if (made === undefined) {
      // ids that were counted one by one ended in 2010
      if (isOwn && seconds !== undefined && seconds * 1000 > lastCountedMs) counts.impossible++;
      return;
    }
    const isRound = made % 1000 === 0;
    const end = lowBits(item.id);
    countEnd(isOwn ? ownEnds : aboutEnds, end);
    if (bearsMark(String(made), end)) counts.marked++;
    if (isOwn) {
      counts.ownTimed++;
      if (isRound) counts.ownRound++;
      if (seconds !== undefined && Math.abs(seconds - made / 1000) > slackSeconds) counts.elsewhen++;
      return;
    }
    counts.aboutTimed++;
    if (isRound) counts.aboutRound++;
    if (file.type === 'like' || seconds === undefined) return;
    counts.ads++;
    if (seconds - made / 1000 < -slackSeconds) counts.adsTooEarly++;
  }

  for await (const batch of readXFile(file, account.accountId, onBytes)) {
    elements += batch.elements;
    counts.malformed += batch.malformed;
    if (!isShadow) records += batch.items.length;
    for (const item of batch.items) {
      lookAt(item);
      if (file.type !== 'post') continue;
      counts.posts++;
      if (item.record.likes !== null) counts.received++;
    }
  }
  if (file.type === 'audience') records = 1;
  return {
    recordCounts: records === 0 ? {} : { [kind]: records },
    state: {
      activity: observer.finish(),
      counts,
      ownEnds,
      aboutEnds,
      elements: new Map([[file.entry.name.toLowerCase(), elements]]),
    },
  };
}

export function mergeX(states: readonly XState[]): XState {
  return {
    activity: mergeActivity(states.map(({ activity }) => activity)),
    counts: addUp([nothingCounted, ...states.map(({ counts }) => counts)]),
    ownEnds: addUpMaps(
      states.map(({ ownEnds }) => ownEnds),
      mostEnds,
    ),
    aboutEnds: addUpMaps(
      states.map(({ aboutEnds }) => aboutEnds),
      mostEnds,
    ),
    elements: addUpMaps(
      states.map(({ elements }) => elements),
      mostFiles,
    ),
  };
}

/** Enough to tell; a genuine archive has many ends. */
function countEnd(ends: Map<number, number>, end: number): void {
  const count = ends.get(end);
  if (count !== undefined) ends.set(end, count + 1);
  else if (ends.size < mostEnds) ends.set(end, 1);
}
