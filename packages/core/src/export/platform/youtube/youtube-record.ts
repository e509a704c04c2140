/** Reads a record of a YouTube history. */
import type { DatasetRecord } from '../../contract/dataset-field.ts';
import { type RawRecord, rawText } from '../../format/value/raw-value.ts';
import { readUtcTime } from '../../format/value/utc-time.ts';
import { bareTitle, isGone, videoTitle } from './video-title.ts';
import { channelOf, isChannelId, isVideoId, queryOf, videoOf } from './youtube-id.ts';

export interface YoutubeRecord {
  readonly record: DatasetRecord;
  /** The video's id as the export has it, possible or not. */
  readonly rawVideo: string | undefined;
  readonly rawChannel: string | undefined;
  /** True if only the year of the time is known. */
  readonly isYearAlone?: boolean;
  /** The names of the accounts that a comment mentions. */
  readonly mentions?: readonly string[];
}

/** Returns `malformed` if there is no time; `other` for activity other than watching and searching. `isPage`: titles have no verb. */
export function readHistoryRecord(raw: RawRecord, isPage: boolean): YoutubeRecord | 'malformed' | 'other' {
  const at = readUtcTime(raw.time);
  if (at === undefined) return 'malformed';
  const url = rawText(raw.titleUrl);
  const isAd = Array.isArray(raw.details) && raw.details.length > 0;
  if (url === null) return isAd ? 'other' : readGone(at, rawText(raw.title) ?? '');
  const product = raw.header === 'YouTube Music' || url.includes('music.youtube.com') ? 'music' : 'youtube';
  const video = videoOf(url);
  if (video === undefined || url.includes('search_query=')) {
    const query = queryOf(url);
    if (query === undefined) return 'other';
    return { record: { kind: 'search', at, product, query }, rawVideo: undefined, rawChannel: undefined };
  }
  const subtitle = firstOf(raw.subtitles);
  const channelUrl = rawText(subtitle?.url);
  const channel = channelUrl === null ? undefined : channelOf(channelUrl);
  const title = rawText(raw.title) ?? '';
  return {
    record: {
      kind: 'watch',
      at,
      product,
      video: isVideoId(video) ? video : null,
      title: isPage ? bareTitle(title) : videoTitle(title),
      channel: channel !== undefined && isChannelId(channel) ? channel : null,
      creator: rawText(subtitle?.name),
      fromAd: isAd,
    },
    rawVideo: video,
    rawChannel: channel,
  };
}

/** Reads a removed video, which has neither address nor title. */
function readGone(at: string, title: string): YoutubeRecord | 'other' {
  if (!isGone(title)) return 'other';
  return {
    record: {
      kind: 'watch',
      at,
      product: 'youtube',
      video: null,
      title: null,
      channel: null,
      creator: null,
      fromAd: false,
    },
    rawVideo: undefined,
    rawChannel: undefined,
  };
}

function firstOf(list: unknown): RawRecord | undefined {
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return typeof first === 'object' && first !== null ? (first as RawRecord) : undefined;
}
