/** Reads the person's own posts, comments and photos. */
import type { DatasetRecord } from '../../contract/dataset-field.ts';
import { type RawRecord, rawRecord } from '../../format/value/raw-value.ts';
import { writtenText } from './escaped-text.ts';
import { secondsOf, timeOf } from './facebook-time.ts';
import { labelledSeconds } from './label-value.ts';
import type { ListContext } from './list-context.ts';
import { attachedTo, cameraOf, isVideo, itemsOf, takenAt } from './media.ts';
import { withoutNamed } from './named-person.ts';
import { thingOf } from './title-word.ts';

/** An edit within this time, in seconds, does not count. */
const sameSeconds = 60;

type Known = ListContext['known'];

export function readPost(raw: RawRecord, inGroup: boolean, known: Known): DatasetRecord | undefined {
  const posted = labelledSeconds(raw) ?? updatedIn(raw);
  const at = timeOf(posted);
  if (posted === undefined || at === undefined) return undefined;
  let text: string | null = null;
  let edited = false;
  for (const item of itemsOf(raw.data)) {
    const part = rawRecord(item);
    text ??= writtenText(part?.post);
    // in a shared post this time equals that of the post and is not an edit
    if ((secondsOf(part?.update_timestamp) ?? 0) > posted + sameSeconds) edited = true;
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
  if (known !== undefined) text = withoutNamed(text, raw, known);
  return { kind: 'post', at, text, photos, videos, hasLink, hasPlace, tagged, edited, inGroup };
}

/** Returns the time of the first edit, which is the only time of a post without its own time. */
function updatedIn(raw: RawRecord): number | undefined {
  for (const item of itemsOf(raw.data)) {
    const seconds = secondsOf(rawRecord(item)?.update_timestamp);
    if (seconds !== undefined) return seconds;
  }
  return undefined;
}

/** Returns the comment itself: `{timestamp, comment, author, group?}`. */
export function commentOf(raw: RawRecord): RawRecord | undefined {
  for (const part of itemsOf(raw.data)) {
    const comment = rawRecord(rawRecord(part)?.comment);
    if (comment !== undefined) return comment;
  }
  return undefined;
}

export function readComment(raw: RawRecord, inGroup: boolean, known: Known): DatasetRecord | undefined {
  const comment = commentOf(raw);
  const at = timeOf(labelledSeconds(raw) ?? comment?.timestamp);
  if (at === undefined) return undefined;
  const text = writtenText(comment?.comment);
  return {
    kind: 'comment',
    at,
    text: known === undefined ? text : withoutNamed(text, raw, known),
    on: thingOf(raw.title),
    hasMedia: attachedTo(raw).some((item) => item.media !== undefined),
    inGroup: inGroup || comment?.group !== undefined,
  };
}

export function readPhoto(raw: RawRecord): DatasetRecord | undefined {
  const at = timeOf(raw.creation_timestamp) ?? timeOf(labelledSeconds(raw));
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
