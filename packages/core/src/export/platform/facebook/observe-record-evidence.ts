/** Collects evidence from a record besides its time: ids, photos, second times, the actor, the language. */
import type { Finding } from '../../../authenticity/evidence.ts';
import { createSittings } from '../../activity/sitting.ts';
import { addUp } from '../../contract/add-up.ts';
import { type RawRecord, rawRecord } from '../../format/value/raw-value.ts';
import { mendText } from './escaped-text.ts';
import { secondsOf } from './facebook-time.ts';
import { createIdOrder } from './id-order.ts';
import { isLabelled, labelsOf } from './label-value.ts';
import { itemsOf } from './media.ts';
import { createPhotoObserver, isMarkedId, mostMarks, type PhotoCounts } from './observe-photo.ts';
import { reactionPart } from './read-done.ts';
import { commentOf } from './read-written.ts';
import { languageOf } from './title-word.ts';

/** The most distinct names that are counted; the owner's is among the first. */
export const mostNames = 2_000;
/** The longest text that counts as a name. */
const longestName = 500;
/** The number of titles for each unit from which the language is derived. */
const mostTitles = 100;
/** How far, in seconds, the two times of a genuine comment may differ, because of slow servers. */
const innerSlackSeconds = 6 * 3600;

const updateSlackSeconds = 60;
/** An edit may come at any second; one that is exactly whole hours later means that the post's time was shifted. */
const wholeHour = 3600;

export const noEvidenceCounts = {
  comments: 0,
  /** Comments whose inner time differs from the outer one. */
  innerElsewhen: 0,
  updates: 0,
  /** Records that were edited before they were written, or exactly whole hours after. */
  updatedBefore: 0,
  /** The number of ids that could carry the mark of a sample, and of those that do. */
  markable: 0,
  marked: 0,
};

export interface RecordEvidence {
  readonly counts: Readonly<typeof noEvidenceCounts>;
  readonly photos: PhotoCounts;
  readonly photoOrder: Finding;
  readonly recordOrder: Finding;
  readonly steps: Finding;
  readonly lone: Finding;
  /** The number of records whose actor has each name. */
  readonly actors: ReadonlyMap<string, number>;
  readonly languages: ReadonlyMap<string, number>;
}

export interface RecordEvidenceObserver {
  /** Observes a record. `seconds`: its time. Returns whether it has a photo that was uploaded before it was taken. */
  look(raw: RawRecord, seconds: number): boolean;
  /** Observes only the id of a record that is not counted otherwise. */
  lookAtId(raw: RawRecord, seconds: number): void;
  nextList(): void;
  finish(): RecordEvidence;
}

const digits = /^\d{5,20}$/;

/** Makes an observer for records of one kind. */
export function createRecordEvidenceObserver(kind: string): RecordEvidenceObserver {
  const photos = createPhotoObserver();
  const [photoIds, recordIds] = [createIdOrder(), createIdOrder()];
  const sittings = createSittings();
  const counts = { ...noEvidenceCounts };
  const actors = new Map<string, number>();
  const languages = new Map<string, number>();
  let titles = 0;

  function lookAtId(raw: RawRecord, seconds: number): void {
    const id = String(raw.fbid);
    if (!digits.test(id)) return;
    recordIds.add(seconds, id);
    if (counts.markable >= mostMarks) return;
    counts.markable++;
    if (isMarkedId(id)) counts.marked++;
  }

  function lookAtUpdate(raw: RawRecord, seconds: number): void {
    for (const part of itemsOf(raw.data)) {
      const updated = secondsOf(rawRecord(part)?.update_timestamp);
      if (updated === undefined) continue;
      counts.updates++;
      const later = updated - seconds;
      if (later < -updateSlackSeconds || (later !== 0 && later % wholeHour === 0)) counts.updatedBefore++;
    }
  }

  function lookAtComment(raw: RawRecord, seconds: number): void {
    const comment = commentOf(raw);
    countName(actors, comment?.author);
    const inner = secondsOf(comment?.timestamp);
    if (inner === undefined) return;
    counts.comments++;
    if (Math.abs(inner - seconds) > innerSlackSeconds) counts.innerElsewhen++;
  }

  function lookAtTitle(raw: RawRecord): void {
    titles++;
    const text = isLabelled(raw)
      ? labelsOf(raw)
          .map(({ label }) => label)
          .join(' ')
      : raw.title;
    if (typeof text === 'string') countName(languages, languageOf(mendText(text)));
  }

  return {
    lookAtId,
    look(raw, seconds) {
      const { tooEarly } = photos.counts;
      if (raw.fbid !== undefined) lookAtId(raw, seconds);
      if (kind === 'post' || kind === 'photo') {
        const id = kind === 'photo' ? photos.add(raw, undefined) : photos.addPost(raw, seconds);
        if (id !== undefined) photoIds.add(seconds, id);
        if (kind === 'post') lookAtUpdate(raw, seconds);
      } else if (kind === 'comment') lookAtComment(raw, seconds);
      else if (kind === 'reaction') {
        countName(actors, reactionPart(raw)?.actor);
        sittings.add(seconds);
      }
      if (titles < mostTitles) lookAtTitle(raw);
      return photos.counts.tooEarly > tooEarly;
    },
    nextList() {
      photoIds.nextList();
      recordIds.nextList();
    },
    finish() {
      const [ofPhotos, ofRecords] = [photoIds.finish(), recordIds.finish()];
      return {
        counts,
        photos: photos.counts,
        photoOrder: ofPhotos.order,
        recordOrder: ofRecords.order,
        steps: addUp([ofPhotos.steps, ofRecords.steps]),
        lone: sittings.finding(),
        actors,
        languages,
      };
    },
  };
}

/** Counts a name, unless it is too long or the map is full. */
export function countName(names: Map<string, number>, name: unknown): void {
  if (typeof name !== 'string' || name === '' || name.length > longestName) return;
  const count = names.get(name);
  if (count !== undefined || names.size < mostNames) names.set(name, (count ?? 0) + 1);
}
