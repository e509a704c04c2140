/** The first pass over one of LinkedIn's tables: collects the counts for evidence and quality. */
import { bearsMark, watermarkUser } from '../../../authenticity/watermark.ts';
import {
  type ActivityState,
  createActivityObserver,
  mergeActivity,
} from '../../activity/observe-activity.ts';
import { addUp } from '../../contract/add-up.ts';
import type { ObservationOf, ObserveOptions } from '../../contract/export-reader.ts';
import { createLedgerBook } from '../../contract/ledger-book.ts';
import type { DateOrder } from '../../format/value/date-order.ts';
import { createDateReader } from './linkedin-date.ts';
import { type LinkedinFile, readRows } from './linkedin-file.ts';
import { createOwnerObserver, mergeOwners, type OwnerCounts } from './observe-owner.ts';
import { createPostObserver, linkedinOpenedMs, noPosts, type PostCounts } from './observe-post.ts';
import { lowBits, postIdsOf } from './post-id.ts';
import { createRepeatTest } from './repeated-row.ts';

/** Questions about completeness: whether a record links to its post, and whether a connection has company and position. */
export const linkedinQuestion = { link: 0, work: 1 } as const;

const nothingCounted = {
  /** The number of dates that are reduced to their year. */
  yearAlone: 0,
  markable: 0,
  marked: 0,
};
export type LinkedinCounts = Readonly<typeof nothingCounted>;

export interface LinkedinState {
  readonly activity: ActivityState;
  readonly posts: PostCounts;
  readonly owners: OwnerCounts;
  readonly counts: LinkedinCounts;
}

export interface ObserveTable {
  readonly file: LinkedinFile;
  /** The order of day and month in the unit's dates; undefined if no date shows it. */
  readonly order: DateOrder | undefined;
  /** When the account was opened, seconds since 1970. */
  readonly registeredSeconds: number | undefined;
}

/** Kinds whose time is that of the person's own action, to the second. */
const done = new Set(['reaction', 'comment', 'share', 'vote', 'search']);

/** Matches links, which are removed from texts since they are compared by their ids. */
const postUrl = /https?:\/\/\S+/g;
const withoutLinks = (text: string): string => (text.includes('http') ? text.replace(postUrl, '') : text);

/** The most records of a table that are checked for the generator's mark: in a sample all have it, else one in a hundred. */
const mostMarkable = 2_000;

/** Throws `ExportRejected`. */
export async function observeLinkedin(
  { file, order, registeredSeconds }: ObserveTable,
  { asOfMs, hashKey, onBytes }: ObserveOptions,
): Promise<ObservationOf<LinkedinState>> {
  const observer = createActivityObserver(hashKey, asOfMs, linkedinOpenedMs);
  const posts = createPostObserver(asOfMs, registeredSeconds);
  const owners = createOwnerObserver();
  const counts = { ...nothingCounted };
  const book = createLedgerBook();
  let records = 0;
  const { table } = file;
  if (table === undefined) throw new Error('details of the person are no unit');
  const { kind, time, link, key, isOrdered = false, repeats = false } = table;
  const isRepeat = createRepeatTest();
  const readDate = createDateReader(order);
  const sameKind = `linkedin|${kind}`;
  const isDone = done.has(kind);
  for await (const rows of book.file(file.entry, readRows(file, onBytes))) {
    book.notUnderstood('with more cells than the table has columns', rows.malformed);
    rows.each((cell) => {
      if (time === undefined) {
        records++;
        book.read(1);
        return;
      }
      const date = readDate(cell(time));
      if (date === undefined) {
        book.notUnderstood('without a time that we can read');
        return;
      }
      const what = key(cell);
      if (repeats && isRepeat(date.at, what)) {
        book.twice(1);
        return;
      }
      records++;
      book.read(1);
      if (!isOrdered) observer.nextList();
      if (date.isYearAlone) counts.yearAlone++;
      const seconds = observer.add(date.at, sameKind, what, date.seconds);
      if (repeats) observer.mayRepeat();
      if (isDone) observer.wasDone();
      const ids = link === undefined ? undefined : postIdsOf(cell(link));
      const made = ids && String(ids.newestMs);
      observer.isAbout(made, ids === undefined ? what : withoutLinks(what));
      if (posts.add(kind, seconds, date.spanSeconds, ids)) observer.doubt();
      if (kind === 'message' || kind === 'invitation') owners.add(kind, cell);
      if (link !== undefined) observer.ask(linkedinQuestion.link, ids === undefined ? 0 : 1);
      const isMarkable = counts.markable < mostMarkable;
      if (isMarkable && ids !== undefined && made !== undefined) {
        counts.markable++;
        if (bearsMark(made, lowBits(ids.newest))) counts.marked++;
      }
      if (kind !== 'connection') return;
      const url = isMarkable ? cell('url') : '';
      if (url !== '') counts.markable++;
      if (url.includes(`/${watermarkUser}`)) counts.marked++;
      observer.ask(linkedinQuestion.work, cell('company') !== '' && cell('position') !== '' ? 1 : 0);
    });
  }
  return {
    recordCounts: records === 0 ? {} : { [kind]: records },
    ledger: book.ledger(),
    state: { activity: observer.finish(), posts: posts.counts, owners: owners.finish(), counts },
  };
}

export function mergeLinkedin(states: readonly LinkedinState[]): LinkedinState {
  return {
    activity: mergeActivity(states.map(({ activity }) => activity)),
    posts: addUp([noPosts, ...states.map(({ posts }) => posts)]),
    owners: mergeOwners(states.map(({ owners }) => owners)),
    counts: addUp([nothingCounted, ...states.map(({ counts }) => counts)]),
  };
}
