/** Describes an upload as a dataset in one line: `Spotify plays, 2019 to 2026, 12,400 records, quality 8`. */

import { platformName } from '@cgdx/core/pool/platform-id.ts';
import { offerOfPool, type PoolId, platformOfPool, poolName } from '@cgdx/core/pool/pool.ts';
import { kindWord } from '../format/kind-word.ts';

/** The known details of an upload; older uploads have fewer. */
export interface DescribedUpload {
  readonly dataPoolId: PoolId;
  readonly dataQualityScore: number;
  /** The number of records by kind. */
  readonly kinds?: Readonly<Record<string, number>> | undefined;
  readonly records?: number | undefined;
  readonly firstDay?: string | undefined;
  readonly lastDay?: string | undefined;
}

/** Returns `2019 to 2026`; an empty text if the days are unknown. */
function describeYears({ firstDay, lastDay }: Pick<DescribedUpload, 'firstDay' | 'lastDay'>): string {
  const [first, last] = [firstDay?.slice(0, 4), lastDay?.slice(0, 4)];
  if (!first || !last) return '';
  return first === last ? first : `${first} to ${last}`;
}

export const describeRecords = (records: number): string =>
  `${records.toLocaleString('en')} ${records === 1 ? 'record' : 'records'}`;

/** Returns the name of the platform and of the most frequent kind of record. */
function nameOf({ dataPoolId, kinds = {} }: DescribedUpload): string {
  const [most] = Object.entries(kinds).sort(([, a], [, b]) => b - a);
  if (!most || offerOfPool(dataPoolId) === 'profile') return poolName(dataPoolId);
  return `${platformName(platformOfPool(dataPoolId))} ${kindWord(most[0], 2)}`;
}

export function describeUpload(upload: DescribedUpload): string {
  const { records, dataQualityScore } = upload;
  const isProfile = offerOfPool(upload.dataPoolId) === 'profile';
  return [
    nameOf(upload),
    describeYears(upload),
    records === undefined || isProfile ? '' : describeRecords(records),
    `quality ${dataQualityScore}`,
  ]
    .filter(Boolean)
    .join(', ');
}
