/** The labels of the cells of answers. */

import { grouped } from '../pricing/grouped.ts';
import { spanBands, volumeBands } from './measure.ts';
import type { Query } from './query.ts';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (hour: number): string => String(hour).padStart(2, '0');

/** @param month 2024-03 */
function monthLabel(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${monthNames[Number(number) - 1] ?? number} ${year}`;
}

/** Returns the label of a band, which ends where the next one begins. */
function band(bands: readonly number[], bucket: string, unit: string): string {
  const start = Number(bucket);
  const end = bands[bands.indexOf(start) + 1];
  if (end === undefined) return `${grouped(start)} ${unit} or more`;
  if (end === 1) return `less than 1 ${unit.replace(/s$/, '')}`;
  return start === 0 ? `less than ${grouped(end)} ${unit}` : `${grouped(start)} to ${grouped(end)} ${unit}`;
}

/** Names that are not written as their words are. */
const written: Readonly<Record<string, string>> = {
  ios: 'iOS',
  macos: 'macOS',
  iphone: 'iPhone',
  ipad: 'iPad',
  tv: 'TV',
  gif: 'GIF',
  youtube: 'YouTube',
  tweetdeck: 'TweetDeck',
};

/** Makes a platform's own word, such as `page-like` or `trackdone`, readable. */
function plain(value: string): string {
  const known = written[value];
  if (known !== undefined) return known;
  return /^[a-z][a-z-]*$/.test(value)
    ? (value[0]?.toUpperCase() ?? '') + value.slice(1).replaceAll('-', ' ')
    : value;
}

export function cellLabel({ measure, cell: title }: Query, bucket: string): string {
  switch (measure.kind) {
    case 'months':
      return monthLabel(bucket);
    case 'hours':
      return `${two(Number(bucket))}–${two(Number(bucket) + measure.together)} h`;
    case 'volume':
      return band(volumeBands, bucket, 'records');
    case 'span':
      return band(spanBands, bucket, 'years');
    case 'quality':
      return `${bucket} of 10`;
    case 'items':
      return bucket;
    case 'values':
      if (bucket === 'true') return `${title}: yes`;
      return bucket === 'false' ? `${title}: no` : plain(bucket);
    case 'weekdays':
    case 'record-kinds':
      return plain(bucket);
    default:
      return measure satisfies never;
  }
}
