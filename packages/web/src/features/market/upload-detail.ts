/** Describes details of an upload in the words of the table and of the dialog. Pure. */
import { offerOfPool, type PoolId } from '@cgdx/core/pool/pool.ts';
import { kindWord } from '../../lib/format/kind-word.ts';
import { languageNames } from '../../lib/format/language-name.ts';

/** The value of a detail that an upload does not have: words are sold without dates and languages. */
export const missingIn = (dataPoolId: PoolId): string =>
  offerOfPool(dataPoolId) === 'words' ? 'left out' : 'unknown';

/** Names the languages of what the person wrote, or says why there is none. */
export function describeLanguages({
  languages,
  dataPoolId,
}: {
  readonly languages?: readonly string[] | undefined;
  readonly dataPoolId: PoolId;
}): string {
  if (languages !== undefined && languages.length > 0) return languageNames(languages);
  switch (offerOfPool(dataPoolId)) {
    case 'words':
      return 'left out';
    case 'profile':
      return 'in the profile';
    case 'records':
      return languages === undefined ? 'unknown' : 'no own text';
  }
}

/** Describes the records of each kind, the most frequent kind first. */
export const describeCounts = (records: Readonly<Record<string, number>>): string =>
  Object.entries(records)
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${count.toLocaleString('en')} ${kindWord(kind, count)}`)
    .join(', ');
