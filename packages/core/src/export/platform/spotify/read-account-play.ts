/** Reads a play of the account data, `StreamingHistory*.json`, which covers the last year to the minute. */
import { type RawRecord, rawInteger, rawText } from '../../format/value/raw-value.ts';
import { readUtcTime } from '../../format/value/utc-time.ts';
import type { Play } from './play.ts';

/** `fileName`: determines the medium if the keys do not. Returns undefined if the record has no time or no length. */
export function readAccountPlay(raw: RawRecord, fileName: string): Play | undefined {
  const at = readUtcTime(raw.endTime ?? raw.time);
  const msPlayed = rawInteger(raw.msPlayed);
  if (at === undefined || msPlayed === null) return undefined;
  return {
    kind: 'play',
    at,
    source: 'account',
    medium: mediumOf(raw, fileName.toLowerCase()),
    title: rawText(raw.trackName) ?? rawText(raw.episodeName) ?? rawText(raw.chapterName),
    creator:
      rawText(raw.artistName) ??
      rawText(raw.podcastName) ??
      rawText(raw.audiobookName) ??
      rawText(raw.authorName),
    album: null,
    uri: null,
    msPlayed,
    country: null,
    device: null,
    reasonStart: null,
    reasonEnd: null,
    shuffle: null,
    skipped: null,
    offline: null,
    incognito: null,
  };
}

/** Returns the medium. Old files list episodes among the songs under the same keys, so a `track` may be an episode. */
function mediumOf(raw: RawRecord, fileName: string): Play['medium'] {
  if (raw.podcastName !== undefined || raw.episodeName !== undefined) return 'episode';
  if (raw.audiobookName !== undefined || raw.chapterName !== undefined) return 'chapter';
  if (fileName.includes('podcast')) return 'episode';
  if (fileName.includes('audiobook')) return 'chapter';
  return fileName.includes('video') ? 'video' : 'track';
}
