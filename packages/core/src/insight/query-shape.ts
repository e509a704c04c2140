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
  /** Words of prompts that select this query. */
  readonly words: readonly string[];
}
