/** The first pass over one unit of Facebook's files: collects the counts for evidence and quality. */
import type { Finding } from '../../../authenticity/evidence.ts';
import {
  type ActivityState,
  createActivityObserver,
  mergeActivity,
} from '../../activity/observe-activity.ts';
import { addUp, addUpMaps } from '../../contract/add-up.ts';
import type { DatasetRecord } from '../../contract/dataset-field.ts';
import type { ObservationOf, ObserveOptions } from '../../contract/export-reader.ts';
import { createLedgerBook } from '../../contract/ledger-book.ts';
import type { RawRecord } from '../../format/value/raw-value.ts';
import { isMany, listOfSection } from './facebook-list.ts';
import type { FacebookPerson } from './facebook-person.ts';
import type { FacebookUnit } from './facebook-unit.ts';
import { labelledSeconds } from './label-value.ts';
import { noPhotos } from './observe-photo.ts';
import {
  countName,
  createRecordEvidenceObserver,
  mostNames,
  noEvidenceCounts,
  type RecordEvidence,
} from './observe-record-evidence.ts';
import { createRepeated, readLists } from './read-facebook.ts';
import { whatOf, wordsOf } from './record-key.ts';

/** Facebook opened on 4 February 2004. */
const facebookOpenedMs = Date.UTC(2004, 1, 4);

/** Kinds whose lists are known to be in order of time. */
const inOrder = new Set(['post', 'comment', 'reaction', 'message', 'search']);
/** Kinds of logs, which may contain the same record several times. */
const repeating = new Set(['search', 'notification', 'view', 'ad-click', 'off-site-event', 'login', 'event']);
/** Kinds whose time is that of the person's own action. */
const done = new Set(['post', 'comment', 'reaction', 'search']);
/** Kinds with only a name and no time. */
const named = new Set(['ad-interest', 'advertiser']);
/** Lists of a thread other than its messages. */
const beside = new Set(['participants', 'magic_words']);
const listsBeside = 'in lists of which we take nothing';
const registrationSlackSeconds = 2 * 86_400;

/** Questions about completeness: whether a post or comment has words, and whether a reaction has its kind. */
export const facebookQuestion = { words: 0, reaction: 1 } as const;

const nothingCounted = {
  /** The number of records that are older than the account. */
  unregistered: 0,
  threads: 0,
};

export interface FacebookState {
  readonly activity: ActivityState;
  readonly counts: Readonly<typeof nothingCounted>;
  readonly recordEvidence: RecordEvidence;
  /** The number of threads that each name is in. */
  readonly members: ReadonlyMap<string, number>;
  /** The first time of each kind, seconds since 1970. */
  readonly firsts: ReadonlyMap<string, number>;
}

/** Throws `ExportRejected`. */
export async function observeFacebook(
  unit: FacebookUnit,
  { registeredAt = Number.NEGATIVE_INFINITY, ownName }: FacebookPerson,
  { asOfMs, hashKey, onBytes }: ObserveOptions,
): Promise<ObservationOf<FacebookState>> {
  const { kind } = unit;
  const observer = createActivityObserver(hashKey, asOfMs, facebookOpenedMs);
  const recordEvidence = createRecordEvidenceObserver(kind);
  const counts = { ...nothingCounted };
  const book = createLedgerBook();
  const members = new Map<string, number>();
  const repeated = createRepeated(unit);
  const sameKind = `facebook|${kind}`;
  const isInOrder = inOrder.has(kind);
  const isDone = done.has(kind);
  const earliest = registeredAt - registrationSlackSeconds;
  let records = 0;
  let first = Number.POSITIVE_INFINITY;

  /** Returns the record's time, seconds since 1970; undefined if it has none. */
  function take(record: DatasetRecord, raw: RawRecord): number | undefined {
    records++;
    if (typeof record.at !== 'string') return undefined;
    if (!isInOrder) observer.nextList();
    const what = whatOf(record, raw);
    const seconds = observer.add(record.at, sameKind, what);
    if (what === '' || repeating.has(kind)) observer.mayRepeat();
    if (!repeating.has(kind)) observer.isAbout(undefined, wordsOf(record, raw));
    if (isDone) observer.wasDone();
    if (seconds < first) first = seconds;
    if (seconds < earliest) {
      counts.unregistered++;
      observer.doubt();
    }
    if (kind === 'post' || kind === 'comment')
      observer.ask(facebookQuestion.words, record.text === null ? 0 : 1);
    else if (kind === 'reaction') observer.ask(facebookQuestion.reaction, record.reaction === null ? 0 : 1);
    return seconds;
  }

  for (const file of unit.files) {
    const context = { ownName, conversation: file.conversation };
    // the participants of a thread are counted in its first file only
    const thread = new Set<string>();
    let isCounted = false;
    const isThread = kind === 'message' && !/_([2-9]|\d\d+)\.json$/.test(file.entry.name);
    for await (const { section, list, records: raws, malformed } of book.file(
      file.entry,
      readLists(file, onBytes),
    )) {
      const isBeside = list === undefined && (beside.has(section) || listOfSection(section) !== undefined);
      if (isBeside) book.leftOut(listsBeside, malformed);
      else book.notUnderstood('in another form than a record', malformed);
      if (section === 'participants' && isThread) {
        // the thread is counted once, since participants may come in several batches
        if (!isCounted) counts.threads++;
        isCounted = true;
        for (const { name } of raws) {
          if (thread.size >= mostNames) break;
          if (typeof name !== 'string' || thread.has(name)) continue;
          countName(members, name);
          thread.add(name);
        }
      }
      if (list === undefined) {
        if (isBeside) book.leftOut(listsBeside, raws.length);
        else book.notUnderstood('in lists that we do not know', raws.length);
        continue;
      }
      for (const raw of raws) {
        if (repeated.has(raw)) {
          recordEvidence.lookAtId(raw, labelledSeconds(raw) ?? 0);
          book.twice(1);
          continue;
        }
        const read = list.read(raw, context);
        const parts = isMany(read) ? read.filter((part) => part !== undefined) : [];
        const unread = isMany(read) ? read.length - parts.length : 0;
        const why = named.has(kind) ? 'without a name' : 'without a time that we can read';
        if (read === undefined || (isMany(read) && parts.length === 0)) {
          book.notUnderstood(why, Math.max(1, unread));
          continue;
        }
        book.read(1);
        if (isMany(read)) {
          book.notUnderstood(why, unread);
          for (const record of parts) take(record, raw);
        } else {
          const seconds = take(read, raw);
          if (seconds !== undefined && recordEvidence.look(raw, seconds)) observer.doubt();
        }
      }
    }
    observer.nextList();
    recordEvidence.nextList();
  }
  return {
    recordCounts: records === 0 ? {} : { [kind]: records },
    ledger: book.ledger(),
    state: {
      activity: observer.finish(),
      counts,
      recordEvidence: recordEvidence.finish(),
      members,
      firsts: Number.isFinite(first) ? new Map([[kind, first]]) : new Map(),
    },
  };
}

export function mergeFacebook(states: readonly FacebookState[]): FacebookState {
  const firsts = new Map<string, number>();
  for (const state of states) {
    for (const [kind, seconds] of state.firsts)
      firsts.set(kind, Math.min(seconds, firsts.get(kind) ?? seconds));
  }
  return {
    activity: mergeActivity(states.map(({ activity }) => activity)),
    counts: addUp([nothingCounted, ...states.map(({ counts }) => counts)]),
    recordEvidence: mergeRecordEvidence(states.map(({ recordEvidence }) => recordEvidence)),
    members: addUpMaps(
      states.map(({ members }) => members),
      mostNames * 2,
    ),
    firsts,
  };
}

const none: Finding = { against: 0, of: 0 };

function mergeRecordEvidence(recordEvidence: readonly RecordEvidence[]): RecordEvidence {
  const sum = (of: (evidence: RecordEvidence) => Finding) => addUp([none, ...recordEvidence.map(of)]);
  const maps = (of: (evidence: RecordEvidence) => ReadonlyMap<string, number>) =>
    addUpMaps(recordEvidence.map(of), mostNames * 2);
  return {
    counts: addUp([noEvidenceCounts, ...recordEvidence.map(({ counts }) => counts)]),
    photos: addUp([noPhotos, ...recordEvidence.map(({ photos }) => photos)]),
    photoOrder: sum(({ photoOrder }) => photoOrder),
    recordOrder: sum(({ recordOrder }) => recordOrder),
    steps: sum(({ steps }) => steps),
    lone: sum(({ lone }) => lone),
    actors: maps(({ actors }) => actors),
    languages: maps(({ languages }) => languages),
  };
}
