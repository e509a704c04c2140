/** The kinds of records that a YouTube export gives, with their fields. */
import type { DatasetField, DatasetKind } from '../../contract/dataset-field.ts';

const kindField = (kind: string): DatasetField => ({
  name: 'kind',
  type: 'text',
  rule: 'ours',
  description: `Always "${kind}".`,
});
const at: DatasetField = {
  name: 'at',
  type: 'time',
  unit: 'UTC',
  rule: 'time',
  description: 'When, to the second.',
};
const product: DatasetField = {
  name: 'product',
  type: 'text',
  rule: 'ours',
  description: '"youtube" or "music".',
};
// the reader lets none but possible ids through
const video: DatasetField = {
  name: 'video',
  type: 'text',
  rule: 'ours',
  description: "YouTube's id of the video.",
};
const channel: DatasetField = {
  name: 'channel',
  type: 'text',
  rule: 'ours',
  description: "YouTube's id of its channel.",
};
const creator: DatasetField = {
  name: 'creator',
  type: 'text',
  rule: 'video-text',
  description: 'The name of its channel.',
};

export const youtubeKinds: readonly DatasetKind[] = [
  {
    kind: 'watch',
    description: 'A video that was watched. Of one that was removed since, nothing but the time is known.',
    fields: [
      kindField('watch'),
      at,
      product,
      video,
      {
        name: 'title',
        type: 'text',
        rule: 'video-text',
        description: 'Its title; null where it is gone.',
      },
      channel,
      creator,
      { name: 'fromAd', type: 'boolean', rule: 'flag', description: 'It was shown as an advertisement.' },
    ],
  },
  {
    kind: 'search',
    description: 'A search.',
    fields: [
      kindField('search'),
      at,
      product,
      { name: 'query', type: 'text', rule: 'free-text', description: 'Personal information replaced.' },
    ],
  },
  {
    kind: 'subscription',
    description: 'A channel that the person follows.',
    fields: [
      kindField('subscription'),
      { ...at, description: 'Since when; null in exports from 2021 on, which do not say.' },
      { ...channel, description: "YouTube's id of the channel." },
      { ...creator, description: 'Its name.' },
    ],
  },
  {
    kind: 'comment',
    description:
      'A comment that the person wrote. Which video it is on is withheld: with it the writer could be looked up.',
    fields: [
      kindField('comment'),
      at,
      { name: 'isLive', type: 'boolean', rule: 'flag', description: 'Written in the chat of a live video.' },
      { name: 'text', type: 'text', rule: 'free-text', description: 'Personal information replaced.' },
    ],
  },
  {
    kind: 'playlist-item',
    description: 'A video that the person put into a playlist, whose name is withheld.',
    fields: [kindField('playlist-item'), { ...at, description: 'When it was put there.' }, video],
  },
];
