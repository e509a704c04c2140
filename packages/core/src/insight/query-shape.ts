/** The type of a vetted query. */
import type { PlatformId } from '../pool/platform-id.ts';
import type { Measure } from './measure.ts';

/** A measure that is read from the newest column of the pool's table, which is made once a year, instead of counted for each edition. */
export type ColumnMeasure = { readonly kind: 'months' } | { readonly kind: 'items' };

export interface Query {
  readonly id: string;
  readonly title: string;
  /** The whole that the shares are parts of, as the end of a sentence: "34% of …". */
  readonly of: string;
  /** What each cell stands for, such as a month. */
  readonly cell: string;
  readonly measure: Measure | ColumnMeasure;
  readonly pools: readonly PlatformId[];
  readonly chart: 'bar' | 'line';
  /** Of a query with yes and no: the ends of the sentences "34% of each contributor's views …" and "66% …". */
  readonly holds?: string;
  readonly holdsNot?: string;
  /** Words of prompts that select this query. */
  readonly words: readonly string[];
}

/** Values whose words questions use in another sense: to name them is not to ask for them. */
const ambiguous = new Set(
  (
    'true false people data product share post lead video marketing research design health education operations web ' +
    'music youtube track like favorite car tv cast'
  ).split(' '),
);
export const namedValues = (values: readonly string[]): string[] =>
  values.filter((value) => !ambiguous.has(value));

/** The kinds of records that a question asks for by their name. */
export const namedKinds = ['search', 'comment', 'playlist', 'subscription', 'notification'];
