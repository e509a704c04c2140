/** The first pass over one of X's files: collects the counts for evidence and quality. */

import {
  type ActivityState,
  createActivityObserver,
  mergeActivity,
} from '../../activity/observe-activity.ts';
import { addUp, addUpMaps } from '../../contract/add-up.ts';
import type { ObservationOf, ObserveOptions } from '../../contract/export-reader.ts';
import { createLedgerBook } from '../../contract/ledger-book.ts';
import { utcSeconds } from '../../format/value/utc-time.ts';
import { createIdObserver, type IdState, mergeIds } from './observe-id.ts';
import { readXFile } from './read-x-file.ts';
import type { XAccount } from './x-account.ts';
import type { XFile, XFileType } from './x-file.ts';
import type { XItem } from './x-item.ts';
import { kindOfType } from './x-kind.ts';
import { madeAtMs, xOpenedMs } from './x-time.ts';

const slackSeconds = 120;
const secondsPerDay = 86_400;
/** A tolerance above the time for which posts can be edited, which is half an hour or an hour. */
const longestEditSeconds = 3 * 3600;
/** How much newer than the list of contents a record may be: X takes a day or more to make an archive. */
const makingSeconds = 3 * secondsPerDay;
/** The most files whose elements are counted separately. */
const mostFiles = 1_000;

/** Files that may repeat a record, such as an advertisement that was shown twice in a second. */
const repeating: ReadonlySet<string> = new Set<XFileType>(['impression', 'engagement']);

/** The question about completeness: whether a post has its number of likes. */
export const xQuestion = { reception: 0 } as const;

const nothingCounted = {
  dated: 0,
  afterArchive: 0,
  /** The number of posts and messages, and of those from before the account was opened. */
  own: 0,
  beforeAccount: 0,
  edits: 0,
  editsElsewhen: 0,
  /** The number of records that name their account, and of those that name another account. */
  owned: 0,
  foreign: 0,
};

export interface XState {
  readonly activity: ActivityState;
  readonly counts: Readonly<typeof nothingCounted>;
  readonly ids: IdState;
  /** The number of elements of each file, by its lower-case name. */
  readonly elements: ReadonlyMap<string, number>;
  /** The number of unreadable records by file. */
  readonly unread: ReadonlyMap<string, number>;
}

export interface ObserveXContext {
  readonly account: Pick<XAccount, 'accountId' | 'openedAt'>;
  /** When the archive was made, according to its list of contents, seconds since 1970. */
  readonly madeAt: number | undefined;
  /** True if other files have the same content, so that the file is read only for evidence. */
  readonly isShadow: boolean;
}

/** Throws `ExportRejected`. */
export async function observeX(
  file: XFile,
  { account, madeAt, isShadow }: ObserveXContext,
  { asOfMs, hashKey, onBytes }: ObserveOptions,
): Promise<ObservationOf<XState>> {
  const observer = createActivityObserver(hashKey, asOfMs, xOpenedMs);
  const ids = createIdObserver();
  const counts = { ...nothingCounted };
  const book = createLedgerBook();
  const { kind } = kindOfType[file.type];
  const isLike = file.type === 'like';
  const sameKind = `x|${kind}`;
  const latest = (madeAt ?? asOfMs / 1000) + makingSeconds;
  const openedAt = account.openedAt ?? 0;
  const earliest = openedAt - 2 * secondsPerDay;
  let elements = 0;
  let unread = 0;
  let records = 0;

  function lookAt(item: XItem): void {
    const { at, owners, editableUntilMs } = item;
    const seconds = at === undefined ? undefined : utcSeconds(at);
    // not compared for likes, whose day is derived from the id
    const made = madeAtMs(item.id);
    const isUnsound = ids.add(item, isLike ? undefined : seconds, made);
    if (owners !== undefined && account.accountId !== '') {
      counts.owned++;
      if (!owners.includes(account.accountId)) counts.foreign++;
    }
    if (at === undefined || seconds === undefined) return;
    if (!isShadow) {
      // a list for each record, since the files are not in order
      observer.nextList();
      // a like of an old post counts from the account's opening
      observer.add(at, sameKind, item.key, isLike && seconds < openedAt ? openedAt : seconds);
      if (isUnsound) observer.doubt();
      if (file.type === 'post') observer.wasDone();
      if (repeating.has(file.type)) observer.mayRepeat();
      else observer.isAbout(made?.toString(), wordsOf(item));
      if (file.type === 'post') observer.ask(xQuestion.reception, item.record.likes === null ? 0 : 1);
    }
    counts.dated++;
    if (seconds > latest) counts.afterArchive++;
    if (item.clock === 'own') {
      counts.own++;
      if (seconds < earliest) counts.beforeAccount++;
    }
    if (editableUntilMs !== undefined) {
      const left = editableUntilMs / 1000 - seconds;
      counts.edits++;
      if (left < -slackSeconds || left > longestEditSeconds) counts.editsElsewhen++;
    }
  }

  // a header repeats its post, so its records count as duplicates
  const shadow = { ...book, read: book.twice };
  for await (const batch of readXFile(file, account.accountId, isShadow ? shadow : book, onBytes)) {
    elements += batch.elements;
    unread += batch.unread;
    if (!isShadow) records += batch.items.length;
    for (const item of batch.items) lookAt(item);
  }
  if (file.type === 'audience') records = 1;
  const ledger = book.ledger();
  const name = file.entry.name.toLowerCase();
  const counted = (count: number) => new Map(ledger.files.read === 0 ? [] : [[name, count]]);
  return {
    recordCounts: records === 0 ? {} : { [kind]: records },
    ledger,
    state: {
      activity: observer.finish(),
      counts,
      ids: ids.state,
      elements: counted(elements),
      unread: counted(unread),
    },
  };
}

const wordsOf = ({ record }: XItem): string | undefined =>
  typeof record.text === 'string' ? record.text : undefined;

export function mergeX(states: readonly XState[]): XState {
  return {
    activity: mergeActivity(states.map(({ activity }) => activity)),
    counts: addUp([nothingCounted, ...states.map(({ counts }) => counts)]),
    ids: mergeIds(states.map(({ ids }) => ids)),
    elements: addUpMaps(
      states.map(({ elements }) => elements),
      mostFiles,
    ),
    unread: addUpMaps(
      states.map(({ unread }) => unread),
      mostFiles,
    ),
  };
}
