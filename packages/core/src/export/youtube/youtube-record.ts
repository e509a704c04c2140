/** Says what a record of a YouTube history comes down to. */
import type { DatasetField, DatasetKind, DatasetRecord } from '../dataset-field.ts';
import { type RawRecord, rawRecords, rawText } from '../raw-value.ts';
import { readUtcTime } from '../utc-time.ts';
import { videoTitle } from './video-title.ts';
import { channelOf, isChannelId, isVideoId, queryOf, videoOf } from './youtube-id.ts';

const fields = (kind: string): DatasetField[] => [
  { name: 'kind', type: 'text', rule: 'ours', description: `Always "${kind}".` },
  { name: 'at', type: 'time', unit: 'UTC', rule: 'time', description: 'When, to the second.' },
];
const product: DatasetField = {
  name: 'product',
  type: 'text',
  rule: 'ours',
  description: '"youtube" or "music".',
};

export const youtubeKinds: readonly DatasetKind[] = [
  {
    kind: 'watch',
    description: 'A video that was watched.',
    fields: [
      ...fields('watch'),
      product,
      // the reader lets none but possible ids through
      { name: 'video', type: 'text', rule: 'ours', description: "YouTube's id of the video." },
      {
        name: 'title',
        type: 'text',
        rule: 'catalogue-text',
        description: 'Its title; null where it is gone.',
      },
      { name: 'channel', type: 'text', rule: 'ours', description: "YouTube's id of its channel." },
      { name: 'creator', type: 'text', rule: 'catalogue-text', description: 'The name of its channel.' },
      { name: 'fromAd', type: 'boolean', rule: 'flag', description: 'It was shown as an advertisement.' },
    ],
  },
  {
    kind: 'search',
    description: 'A search.',
    fields: [
      ...fields('search'),
      product,
      { name: 'query', type: 'text', rule: 'free-text', description: 'Personal information replaced.' },
    ],
  },
];

export interface YoutubeRecord {
  readonly record: DatasetRecord;
  /** As it stands in the export, possible or not. */
  readonly rawVideo?: string;
  readonly rawChannel?: string;
}

/** `malformed` where there is no time; `other` for activity that is neither watched nor searched. */
export function readYoutubeRecord(raw: RawRecord): YoutubeRecord | 'malformed' | 'other' {
  const at = readUtcTime(raw.time);
  if (at === undefined) return 'malformed';
  const url = rawText(raw.titleUrl);
  const product =
    rawText(raw.header) === 'YouTube Music' || url?.includes('music.youtube.com') ? 'music' : 'youtube';
  if (url === null) return 'other';
  const query = queryOf(url);
  if (query !== undefined) return { record: { kind: 'search', at, product, query } };
  const video = videoOf(url);
  if (video === undefined) return 'other';
  const [subtitle] = rawRecords(raw.subtitles);
  const channel = channelOf(rawText(subtitle?.url) ?? '');
  return {
    record: {
      kind: 'watch',
      at,
      product,
      video: isVideoId(video) ? video : null,
      title: videoTitle(rawText(raw.title) ?? ''),
      channel: channel !== undefined && isChannelId(channel) ? channel : null,
      creator: rawText(subtitle?.name),
      fromAd: Array.isArray(raw.details) && raw.details.length > 0,
    },
    rawVideo: video,
    ...(channel === undefined ? {} : { rawChannel: channel }),
  };
}
