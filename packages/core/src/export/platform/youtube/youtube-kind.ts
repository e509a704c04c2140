/** The kinds of records in a YouTube export, with their fields. */

import type { DatasetField, DatasetKind } from '../../contract/dataset-field.ts';
import { countKinds, flag, kind, text, time, titled, word, written } from '../../contract/dataset-kind.ts';
import { classifyKinds } from '../../contract/privacy-class.ts';

const at: DatasetField = time('at', 'When, to the second.');
const product: DatasetField = word('product', '"youtube" or "music".');
// safe, since the reader accepts only possible ids
const video: DatasetField = word('video', "YouTube's id of the video.");
const channel: DatasetField = {
  ...word('channel', "YouTube's id of its channel."),
  tells: ['title', 'creator'],
};
const creator: DatasetField = {
  ...text('creator', 'public-text', 'The name of its channel.'),
  tells: ['title', 'creator'],
};

const kinds: readonly DatasetKind[] = [
  kind(
    'watch',
    'A video that was watched. Of one that was removed since, or leads to the person, nothing but the time is known.',
    [
      at,
      product,
      { ...video, tells: ['title', 'creator'] },
      { ...text('title', 'public-text', 'Its title; null where it is gone.'), tells: ['title', 'creator'] },
      channel,
      creator,
      flag('fromAd', 'It was shown as an advertisement.'),
    ],
  ),
  kind('search', 'A search.', [at, product, titled('query')]),
  kind('subscription', 'A channel that the person follows.', [
    { ...at, description: 'Since when; null in exports from 2021 on, which do not say.' },
    { ...channel, description: "YouTube's id of the channel." },
    { ...creator, description: 'Its name.' },
  ]),
  kind(
    'comment',
    'A comment that the person wrote. Which video it is on is withheld: with it the writer could be looked up.',
    [at, flag('isLive', 'Written in the chat of a live video.'), written('text')],
  ),
  kind('playlist-item', 'A video that the person put into a playlist, whose name is withheld.', [
    { ...at, description: 'When it was put there.' },
    video,
  ]),
];

export const youtubeKinds = countKinds(
  classifyKinds(kinds, {
    publicActs: ['subscription', 'comment', 'playlist-item'],
    privateActs: ['watch', 'search'],
    publicWritten: ['comment.text'],
    privateWritten: ['search.query'],
  }),
  { watch: ['product', 'fromAd'], search: ['product'], comment: [] },
  [],
  { watch: 'creator' },
);
