/** Extracts photos and videos from posts, albums and messages: their times, and the ids in their names. */
import { type RawRecord, rawRecord, rawText } from '../../format/value/raw-value.ts';

const nothing: readonly unknown[] = [];

/** Returns a list whose elements are still to be checked, so that a list of millions is not copied. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : nothing;
}

/** Returns the attachments of a post or comment, in order: `{media}`, `{external_context}`, `{place}`, `{text}`. */
export function attachedTo(raw: RawRecord): readonly RawRecord[] {
  const attachments = itemsOf(raw.attachments);
  if (attachments.length === 0) return [];
  const attached: RawRecord[] = [];
  for (const attachment of attachments) {
    for (const item of itemsOf(rawRecord(attachment)?.data)) {
      const record = rawRecord(item);
      if (record !== undefined) attached.push(record);
    }
  }
  return attached;
}

const film = /\.(mp4|mov|avi|webm|m4v|3gp|mkv)$/i;

export function isVideo(media: RawRecord): boolean {
  const uri = media.uri;
  if (typeof uri === 'string' && film.test(uri)) return true;
  return rawRecord(rawRecord(media.media_metadata)?.video_metadata) !== undefined;
}

/** Returns the camera's data, in all layouts. */
function exifOf(media: RawRecord): readonly unknown[] {
  const metadata = rawRecord(media.media_metadata);
  const photo = rawRecord(metadata?.photo_metadata) ?? rawRecord(metadata?.video_metadata);
  if (photo === undefined) return nothing;
  return Array.isArray(photo.exif_data) ? photo.exif_data : [photo];
}

/** Returns the camera's time, seconds since 1970; undefined if there is none. */
export function takenAt(media: RawRecord): unknown {
  for (const exif of exifOf(media)) {
    const taken = rawRecord(exif)?.taken_timestamp;
    if (taken !== undefined) return taken;
  }
  return undefined;
}

export function cameraOf(media: RawRecord): string | null {
  for (const item of exifOf(media)) {
    const exif = rawRecord(item);
    const make = rawText(exif?.camera_make);
    const model = rawText(exif?.camera_model);
    if (make !== null || model !== null) return `${make ?? ''} ${model ?? ''}`.trim();
  }
  return null;
}

const shortestId = 5;
const longestId = 20;
const zero = 0x30;
const nine = 0x39;

/** Returns the digits of the id at the end of a file's name (`..._n_10158123456789012.jpg`); undefined if there is none. */
export function mediaId({ uri }: RawRecord): string | undefined {
  if (typeof uri !== 'string') return undefined;
  const end = uri.lastIndexOf('.');
  let start = end;
  while (start > 0 && isDigit(uri.charCodeAt(start - 1))) start--;
  const length = end - start;
  return length >= shortestId && length <= longestId ? uri.slice(start, end) : undefined;
}

const isDigit = (code: number) => code >= zero && code <= nine;
