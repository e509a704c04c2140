/** Compares the times of photos: of the camera, of the upload, and of the post. */
import { bearsMark } from '../../../authenticity/watermark.ts';
import { type RawRecord, rawRecord } from '../../format/value/raw-value.ts';
import { secondsOf } from './facebook-time.ts';
import { attachedTo, mediaId, takenAt } from './media.ts';

/** How far a photo's upload may be from its post: they are sent together, except for drafts and slow networks. */
const samePostSeconds = 12 * 3600;
/**
 * Cameras write local time without a zone, at most 14 hours ahead of UTC and 12 behind. So a photo that is uploaded immediately
 * seems up to 14 hours in the future, or 12 in the past. This tolerance is too small to hide a shift by a day.
 */
const cameraSlackSeconds = 14.5 * 3600;
const freshSeconds = 14 * 3600;

export const noPhotos = {
  posted: 0,
  /** Photos that were uploaded long before or after their post. */
  elsewhen: 0,
  /** Photos that were uploaded long after their post. */
  later: 0,
  taken: 0,
  /** Photos that were uploaded before they were taken. */
  tooEarly: 0,
  fresh: 0,
  markable: 0,
  marked: 0,
};
export type PhotoCounts = Readonly<typeof noPhotos>;

export interface PhotoObserver {
  /** Adds a photo. `seconds`: the time of its post. Returns its id. */
  add(media: RawRecord, seconds: number | undefined): string | undefined;
  /** Adds a post. Returns the first id among its photos. */
  addPost(raw: RawRecord, seconds: number): string | undefined;
  readonly counts: PhotoCounts;
}

/** The number of ids per unit that are searched for the mark of a sample. */
export const mostMarks = 1000;

/** The number of last digits of an id that carry the mark of a sample, computed from the digits before them. */
const markDigits = 6;

export function isMarkedId(id: string): boolean {
  return bearsMark(id.slice(0, -markDigits), Number(id.slice(-markDigits)));
}

export function createPhotoObserver(): PhotoObserver {
  const counts = { ...noPhotos };
  function add(media: RawRecord, seconds: number | undefined): string | undefined {
    const made = secondsOf(media.creation_timestamp);
    const taken = secondsOf(takenAt(media));
    if (made !== undefined && seconds !== undefined) {
      counts.posted++;
      if (Math.abs(seconds - made) > samePostSeconds) counts.elsewhen++;
      if (made > seconds + samePostSeconds) counts.later++;
    }
    const shown = seconds ?? made;
    if (shown !== undefined && taken !== undefined) {
      counts.taken++;
      if (taken > shown + cameraSlackSeconds) counts.tooEarly++;
      else if (shown - taken < freshSeconds) counts.fresh++;
    }
    const id = mediaId(media);
    if (id !== undefined && counts.markable < mostMarks) {
      counts.markable++;
      if (isMarkedId(id)) counts.marked++;
    }
    return id;
  }
  return {
    counts,
    add,
    addPost(raw, seconds) {
      let first: string | undefined;
      for (const item of attachedTo(raw)) {
        const media = rawRecord(item.media);
        if (media === undefined) continue;
        const id = add(media, seconds);
        first ??= id;
      }
      return first;
    },
  };
}
