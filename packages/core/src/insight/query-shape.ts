/** What a vetted query is. */
import type { PlatformId } from '../pool/platform-id.ts';
import type { Measure } from './measure.ts';

export interface Query {
  readonly id: string;
  readonly title: string;
  /** What the numbers are shares of, as the end of a sentence: "34% of …". */
  readonly of: string;
  /** What its cells are. */
  readonly cell: string;
  readonly measure: Measure;
  readonly pools: readonly PlatformId[];
  /** The share of an edition's privacy budget in a pool of `referenceContributors`. */
  readonly epsilon: number;
  readonly chart: 'bar' | 'line';
  /** Words of prompts that it answers. */
  readonly words: readonly string[];
}
