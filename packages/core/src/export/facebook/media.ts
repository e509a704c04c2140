/** Takes photos and videos out of posts, albums and messages: when they were made, and the ids in their names. */
import { type RawRecord, rawRecord, rawRecords, rawText } from '../raw-value.ts';

/** What hangs on a post or comment, one after another: `{media}`, `{external_context}`, `{place}`, `{text}`. */
export function attachedTo(raw: RawRecord): RawRecord[] {
  const attachments = raw.attachments;
  if (!Array.isArray(attachments) || attachments.length === 0) return [];
  return rawRecords(attachments).flatMap((attachment) => rawRecords(attachment.data));
}

/** The media of a post. */
export function mediaOf(raw: RawRecord): RawRecord[] {
  return attachedTo(raw)
    .map((item) => rawRecord(item.media))
    .filter((media) => media !== undefined);
}

const film = /\.(mp4|mov|avi|webm|m4v|3gp|mkv)$/i;

export function isVideo(media: RawRecord): boolean {
  const uri = media.uri;
  if (typeof uri === 'string' && film.test(uri)) return true;
  return rawRecord(rawRecord(media.media_metadata)?.video_metadata) !== undefined;
}

/** What the camera wrote, in all layouts. */
function exifOf(media: RawRecord): RawRecord[] {
  const metadata = rawRecord(media.media_metadata);
  const photo = rawRecord(metadata?.photo_metadata) ?? rawRecord(metadata?.video_metadata);
  if (photo === undefined) return [];
  return Array.isArray(photo.exif_data) ? rawRecords(photo.exif_data) : [photo];
}

/** By the camera's clock, seconds since 1970; nothing where the camera did not say. */
export function takenAt(media: RawRecord): unknown {
  for (const exif of exifOf(media)) if (exif.taken_timestamp !== undefined) return exif.taken_timestamp;
  return undefined;
}

export function cameraOf(media: RawRecord): string | null {
  for (const exif of exifOf(media)) {
    const camera = [rawText(exif.camera_make), rawText(exif.camera_model)].filter((part) => part !== null);
    if (camera.length > 0) return camera.join(' ');
  }
  return null;
}

const lastDigits = /(\d{5,20})\.\w{2,5}$/;

/** The id in a file's name (`..._n_10158123456789012.jpg`), digits; nothing where it bears none. */
export function mediaId(media: RawRecord): string | undefined {
  return typeof media.uri === 'string' ? lastDigits.exec(media.uri)?.[1] : undefined;
}
