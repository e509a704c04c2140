/** Describes details of an upload in the words of the table and of the dialog. Pure. */
import { offerOfPool, type PoolId } from '@cgdx/core/pool/pool.ts';
import { kindWord } from '../../lib/format/kind-word.ts';

/** The value of a detail that an upload does not have: words are sold without dates and languages. */
export const missingIn = (dataPoolId: PoolId): string =>
  offerOfPool(dataPoolId) === 'words' ? 'left out' : 'unknown';

/** Describes the records of each kind, the most frequent kind first. */
export const describeCounts = (records: Readonly<Record<string, number>>): string =>
  Object.entries(records)
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${count.toLocaleString('en')} ${kindWord(kind, count)}`)
    .join(', ');
