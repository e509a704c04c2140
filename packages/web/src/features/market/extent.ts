/** Says in a few words how much an upload holds: `12,400 records, 2019 to 2026`. */
import type { PoolUpload } from './pool-uploads.ts';

/** @returns an empty text if nothing is known of it */
export function describeExtent({
  records,
  firstDay,
  lastDay,
}: Pick<PoolUpload, 'records' | 'firstDay' | 'lastDay'>): string {
  const [first, last] = [firstDay?.slice(0, 4), lastDay?.slice(0, 4)];
  const span = first && last ? (first === last ? `in ${first}` : `${first} to ${last}`) : '';
  const count =
    records === undefined ? '' : `${records.toLocaleString('en')} ${records === 1 ? 'record' : 'records'}`;
  return [count, span].filter(Boolean).join(', ');
}
