/** What is known of a run of capitals besides its words. */
import type { TextNature } from '../text/text-nature.ts';

/** The context of the words. */
export interface NameContext {
  readonly nature: TextNature;
  /** True after `in`, `to`, `from`, ... */
  readonly isPlaceCued: boolean;
  /** True after another name and a comma or `and`. */
  readonly isListed: boolean;
  /** True if nothing else is on the line. */
  readonly isOwnLine: boolean;
}
