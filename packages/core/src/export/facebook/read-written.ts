/** Reads what the person wrote or uploaded: posts, comments, photos. */
import type { DatasetRecord } from '../dataset-field.ts';
import { type RawRecord, rawRecord } from '../raw-value.ts';
import { writtenText } from './escaped-text.ts';
import { timeOf } from './facebook-time.ts';
import { attachedTo, cameraOf, isVideo, itemsOf, takenAt } from './media.ts';
import { thingOf } from './title-word.ts';

export function readPost(raw: RawRecord, inGroup: boolean): DatasetRecord | undefined {
  const at = timeOf(raw.timestamp);
  if (at === undefined) return undefined;
  let text: string | null = null;
  let edited = false;
  for (const item of itemsOf(raw.data)) {
    const part = rawRecord(item);
    text ??= writtenText(part?.post);
    if (part?.update_timestamp !== undefined) edited = true;
  }
  let photos = 0;
  let videos = 0;
  let hasLink = false;
  let hasPlace = false;
  for (const item of attachedTo(raw)) {
    const media = rawRecord(item.media);
    if (media !== undefined) {
      if (isVideo(media)) videos++;
      else photos++;
      text ??= writtenText(media.description);
    }
    if (item.external_context !== undefined) hasLink = true;
    if (item.place !== undefined) hasPlace = true;
  }
  const tagged = Array.isArray(raw.tags) ? raw.tags.length : 0;
  return { kind: 'post', at, text, photos, videos, hasLink, hasPlace, tagged, edited, inGroup };
}

/** The comment itself: `{timestamp, comment, author, group?}`. */
export function commentOf(raw: RawRecord): RawRecord | undefined {
  for (const part of itemsOf(raw.data)) {
    const comment = rawRecord(rawRecord(part)?.comment);
    if (comment !== undefined) return comment;
  }
  return undefined;
}

export function readComment(raw: RawRecord, inGroup: boolean): DatasetRecord | undefined {
  const at = timeOf(raw.timestamp);
  if (at === undefined) return undefined;
  const comment = commentOf(raw);
  return {
    kind: 'comment',
    at,
    text: writtenText(comment?.comment),
    on: thingOf(raw.title),
    hasMedia: attachedTo(raw).some((item) => item.media !== undefined),
    inGroup: inGroup || comment?.group !== undefined,
  };
}

export function readPhoto(raw: RawRecord): DatasetRecord | undefined {
  const at = timeOf(raw.creation_timestamp);
  if (at === undefined) return undefined;
  return {
    kind: 'photo',
    at,
    takenAt: timeOf(takenAt(raw)) ?? null,
    form: isVideo(raw) ? 'video' : 'photo',
    camera: cameraOf(raw),
    text: writtenText(raw.description),
  };
}
