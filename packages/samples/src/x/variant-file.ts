/** The lists of each of X's layouts, and their files. */
import type { ListName } from './record.ts';
import type { XVariant } from './variant.ts';

/** The name of the file without `.js`. */
export type FileOfList = readonly [list: ListName, stem: string];

const olderFiles: readonly FileOfList[] = [
  ['post', 'tweet'],
  ['like', 'like'],
  ['impression', 'ad-impressions'],
  ['engagement', 'ad-engagements'],
];
const newerFiles: readonly FileOfList[] = [
  ...olderFiles.map(([list, stem]): FileOfList => [list, list === 'post' ? 'tweets' : stem]),
  ['header', 'tweet-headers'],
  ['message', 'direct-messages'],
  ['grok', 'grok-chat-item'],
];
export const filesOfVariant: Readonly<Record<XVariant, readonly FileOfList[]>> = {
  'archive-2022': newerFiles,
  split: newerFiles,
  'archive-2020': [...olderFiles, ['message', 'direct-messages']],
  'archive-2019': [...olderFiles, ['message', 'direct-message']],
  'archive-2012': [['post', '']],
};
