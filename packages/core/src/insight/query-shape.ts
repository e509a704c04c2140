/** What a vetted query is. */
import type { PlatformId } from '../pool/platform-id.ts';
import type { Measure } from './measure.ts';

/** What the newest column of the pool's table says: it is made once a year, and no answer counts it again. */
export type ColumnMeasure = { readonly kind: 'months' } | { readonly kind: 'items' };

export interface Query {
  readonly id: string;
  readonly title: string;
  /** What the numbers are shares of, as the end of a sentence: "34% of …". */
  readonly of: string;
  /** What its cells are. */
  readonly cell: string;
  readonly measure: Measure | ColumnMeasure;
  readonly pools: readonly PlatformId[];
  readonly chart: 'bar' | 'line';
  /** Words of prompts that it answers. */
  readonly words: readonly string[];
}
