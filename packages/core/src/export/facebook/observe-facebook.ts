/** The first pass over one of Facebook's files: counts what evidence and quality need. */
import type { Finding } from '../../authenticity/evidence.ts';
import { addUp, addUpMaps } from '../activity/add-up.ts';
import { type ActivityState, createActivityObserver, mergeActivity } from '../activity/observe-activity.ts';
import { createSittings } from '../activity/sitting.ts';
import type { DatasetRecord } from '../dataset-field.ts';
import type { ObservationOf, ObserveOptions } from '../export-reader.ts';
import type { RawRecord } from '../raw-value.ts';
import { mendText } from './escaped-text.ts';
import { facebookOpenedMs } from './facebook-evidence.ts';
import type { FacebookFile } from './facebook-file.ts';
import type { ListContext } from './facebook-list.ts';
import { secondsOf } from './facebook-time.ts';
import { createIdOrder } from './id-order.ts';
import { isLabelled, labelledSeconds, labelsOf } from './label-value.ts';
import { createPhotoObserver, isMarkedId, noPhotos, type PhotoCounts } from './observe-photo.ts';
import { reactionPart } from './read-done.ts';
import { readLists, repeatedIn } from './read-facebook.ts';
import { commentOf } from './read-written.ts';
import { recordKey } from './record-key.ts';
import { languageOf } from './title-word.ts';

/** Names that are counted; the owner's is among the first. */
const mostNames = 2_000;
/** Titles of each file from which the language is told. */
const mostTitles = 100;
/** Kinds whose lists Facebook writes in the order of time. */
const inOrder = new Set([
  'post',
  'comment',
  'reaction',
  'message',
  'search',
  'follow',
  'friend',
  'page-like',
  'notification',
]);
/** A comment's two times are the same but for what a server takes. */
const innerSlackSeconds = 6 * 3600;
const registrationSlackSeconds = 2 * 86_400;

const nothingCounted = {
  malformed: 0,
  comments: 0,
  innerElsewhen: 0,
  updates: 0,
  updatedBefore: 0,
  unregistered: 0,
  /** Posts and comments, and those with words. */
  written: 0,
  worded: 0,
  reactions: 0,
  named: 0,
  threads: 0,
  markable: 0,
  marked: 0,
};

const none: Finding = { against: 0, of: 0 };

export interface FacebookState {
  readonly activity: ActivityState;
  readonly counts: Readonly<typeof nothingCounted>;
  readonly photos: PhotoCounts;
  readonly photoOrder: Finding;
  readonly recordOrder: Finding;
  readonly steps: Finding;
  readonly lone: Finding;
  /** In how many records each name stands as the one who did it; in how many threads. */
  readonly actors: ReadonlyMap<string, number>;
  readonly members: ReadonlyMap<string, number>;
  readonly languages: ReadonlyMap<string, number>;
  /** Of each kind: its first time, seconds since 1970. */
  readonly firsts: ReadonlyMap<string, number>;
}

/** `registeredAt`: seconds since 1970. Throws `ExportRejected`. */
export async function observeFacebook(
  file: FacebookFile,
  registeredAt: number | undefined,
  context: ListContext,
  { asOfMs, hashKey, onBytes }: ObserveOptions,
): Promise<ObservationOf<FacebookState>> {
  const { list } = file;
  const { kind } = list;
  const observer = createActivityObserver(hashKey, asOfMs, facebookOpenedMs);
  const photos = createPhotoObserver();
  const [photoIds, recordIds] = [createIdOrder(), createIdOrder()];
  const sittings = createSittings();
  const counts = { ...nothingCounted };
  const actors = new Map<string, number>();
  const members = new Map<string, number>();
  const languages = new Map<string, number>();
  const isRepeated = await repeatedIn(file);
  let records = 0;
  let titles = 0;
  let first = Number.POSITIVE_INFINITY;

  function lookAtId(raw: RawRecord, seconds: number): void {
    const id = String(raw.fbid);
    if (!/^\d{5,20}$/.test(id)) return;
    recordIds.add(seconds, id);
    counts.markable++;
    if (isMarkedId(id)) counts.marked++;
  }

  function look(raw: RawRecord, seconds: number): void {
    if (raw.fbid !== undefined) lookAtId(raw, seconds);
    if (kind === 'post' || kind === 'photo') {
      const id = kind === 'photo' ? photos.add(raw, undefined) : photos.addPost(raw, seconds);
      if (id !== undefined) photoIds.add(seconds, id);
      if (kind === 'post') lookAtUpdate(raw, seconds);
    } else if (kind === 'comment') {
      const comment = commentOf(raw);
      tell(actors, comment?.author);
      const inner = secondsOf(comment?.timestamp);
      if (inner !== undefined) {
        counts.comments++;
        if (Math.abs(inner - seconds) > innerSlackSeconds) counts.innerElsewhen++;
      }
    } else if (kind === 'reaction') {
      tell(actors, reactionPart(raw)?.actor);
      sittings.add(seconds);
    }
    if (titles >= mostTitles) return;
    titles++;
    if (typeof raw.title === 'string') vote(languages, mendText(raw.title));
    else if (isLabelled(raw))
      vote(
        languages,
        mendText(
          labelsOf(raw)
            .map(({ label }) => label)
            .join(' '),
        ),
      );
  }

  function lookAtUpdate(raw: RawRecord, seconds: number): void {
    for (const part of Array.isArray(raw.data) ? (raw.data as unknown[]) : []) {
      const updated = secondsOf((part as RawRecord | null)?.update_timestamp);
      if (updated === undefined) continue;
      counts.updates++;
      if (updated < seconds - innerSlackSeconds) counts.updatedBefore++;
    }
  }

  function take(record: DatasetRecord, raw: RawRecord, isFirst: boolean): void {
    records++;
    if (kind === 'post' || kind === 'comment') {
      counts.written++;
      if (record.text !== null) counts.worded++;
    } else if (kind === 'reaction') {
      counts.reactions++;
      if (record.reaction !== null) counts.named++;
    }
    if (typeof record.at !== 'string') return;
    if (!inOrder.has(kind)) observer.nextList();
    const seconds = observer.add(record.at, recordKey(record, raw));
    if (seconds < first) first = seconds;
    if (registeredAt !== undefined && seconds < registeredAt - registrationSlackSeconds)
      counts.unregistered++;
    if (isFirst) look(raw, seconds);
  }

  for await (const batch of readLists(file, onBytes)) {
    counts.malformed += batch.malformed;
    if (batch.section === 'participants' && kind === 'message') {
      // of a thread of several files the first counts
      if (!/_1\.json$/.test(file.entry.name)) continue;
      counts.threads++;
      for (const name of new Set(batch.records.map((member) => member.name))) tell(members, name);
    }
    if (batch.list === undefined) continue;
    for (const raw of batch.records) {
      if (isRepeated(raw)) {
        lookAtId(raw, labelledSeconds(raw) ?? 0);
        continue;
      }
      const read = batch.list.read(raw, context);
      if (read === undefined) counts.malformed++;
      else if (isMany(read)) {
        observer.nextList();
        for (const record of read) take(record, raw, false);
      } else take(read, raw, true);
    }
  }
  const [photoFindings, recordFindings] = [photoIds.finish(), recordIds.finish()];
  const { markable, marked } = photos.counts;
  return {
    recordCounts: records === 0 ? {} : { [kind]: records },
    state: {
      activity: observer.finish(),
      counts: { ...counts, markable: counts.markable + markable, marked: counts.marked + marked },
      photos: photos.counts,
      photoOrder: photoFindings.order,
      recordOrder: recordFindings.order,
      steps: addUp([none, photoFindings.steps, recordFindings.steps]),
      lone: sittings.finding(),
      actors,
      members,
      languages,
      firsts: records === 0 || first === Number.POSITIVE_INFINITY ? new Map() : new Map([[kind, first]]),
    },
  };
}

const isMany = (read: DatasetRecord | readonly DatasetRecord[]): read is readonly DatasetRecord[] =>
  Array.isArray(read);

function tell(names: Map<string, number>, name: unknown): void {
  if (typeof name !== 'string' || name === '') return;
  const count = names.get(name);
  if (count !== undefined || names.size < mostNames) names.set(name, (count ?? 0) + 1);
}

function vote(languages: Map<string, number>, text: string): void {
  const language = languageOf(text);
  if (language !== undefined) languages.set(language, (languages.get(language) ?? 0) + 1);
}

export function mergeFacebook(states: readonly FacebookState[]): FacebookState {
  const sum = (of: (state: FacebookState) => Finding) => addUp([none, ...states.map(of)]);
  const maps = (of: (state: FacebookState) => ReadonlyMap<string, number>) =>
    addUpMaps(states.map(of), mostNames * 2);
  const firsts = new Map<string, number>();
  for (const state of states)
    for (const [kind, seconds] of state.firsts) {
      firsts.set(kind, Math.min(seconds, firsts.get(kind) ?? seconds));
    }
  return {
    activity: mergeActivity(states.map(({ activity }) => activity)),
    counts: addUp([nothingCounted, ...states.map(({ counts }) => counts)]),
    photos: addUp([noPhotos, ...states.map(({ photos }) => photos)]),
    photoOrder: sum(({ photoOrder }) => photoOrder),
    recordOrder: sum(({ recordOrder }) => recordOrder),
    steps: sum(({ steps }) => steps),
    lone: sum(({ lone }) => lone),
    actors: maps(({ actors }) => actors),
    members: maps(({ members }) => members),
    languages: maps(({ languages }) => languages),
    firsts,
  };
}
