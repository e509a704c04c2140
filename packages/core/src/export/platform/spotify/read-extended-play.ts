/** Reads a play of the extended history: `Streaming_History_*.json`, or `endsong_N.json` before mid 2023. */
import { type RawRecord, rawFlag, rawInteger, rawText } from '../../format/value/raw-value.ts';
import { readUtcTime } from '../../format/value/utc-time.ts';
import type { Play } from './play.ts';
import { isLocalUri } from './spotify-uri.ts';

/** Returns undefined if the record is malformed: it has no time or no length. */
export function readExtendedPlay(raw: RawRecord, source: 'extended' | 'video'): Play | undefined {
  const at = readUtcTime(raw.ts);
  const msPlayed = rawInteger(raw.ms_played);
  if (at === undefined || msPlayed === null) return undefined;
  const track = rawText(raw.spotify_track_uri);
  const episode = rawText(raw.spotify_episode_uri);
  const book = rawText(raw.audiobook_chapter_uri) ?? rawText(raw.audiobook_uri);
  const uri = track ?? episode ?? book;
  // names of a person's own files are personal and not from the catalogue
  const isLocal = uri !== null && isLocalUri(uri);
  const title = rawText(raw.master_metadata_track_name);
  return {
    kind: 'play',
    at,
    source,
    medium: mediumOf({
      source,
      track: track ?? title,
      episode: episode ?? rawText(raw.episode_name),
      book: book ?? rawText(raw.audiobook_title) ?? rawText(raw.audiobook_chapter_title),
    }),
    title: isLocal ? null : (title ?? rawText(raw.episode_name) ?? rawText(raw.audiobook_chapter_title)),
    creator: isLocal ? null : creatorOf(raw),
    album: isLocal ? null : rawText(raw.master_metadata_album_album_name),
    uri,
    msPlayed,
    country: rawText(raw.conn_country),
    device: rawText(raw.platform),
    reasonStart: rawText(raw.reason_start),
    reasonEnd: rawText(raw.reason_end),
    shuffle: rawFlag(raw.shuffle),
    skipped: rawFlag(raw.skipped),
    offline: rawFlag(raw.offline),
    incognito: rawFlag(raw.incognito_mode),
  };
}

function creatorOf(raw: RawRecord): string | null {
  return (
    rawText(raw.master_metadata_album_artist_name) ??
    rawText(raw.episode_show_name) ??
    rawText(raw.audiobook_title)
  );
}

interface Played {
  readonly source: 'extended' | 'video';
  readonly track: string | null;
  readonly episode: string | null;
  readonly book: string | null;
}

/** A chapter of an audiobook may also have the fields of a song or an episode. */
function mediumOf({ source, track, episode, book }: Played): Play['medium'] {
  if (source === 'video') return 'video';
  if (book !== null) return 'chapter';
  if (track !== null) return 'track';
  return episode === null ? 'unknown' : 'episode';
}
