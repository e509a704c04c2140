/** Says what is known of a run of capitals besides its words. */
import type { TextNature } from '../text/text-nature.ts';

/** What stands around the words. */
export interface NameContext {
  readonly nature: TextNature;
  /** `in`, `to`, `from`, ... stand before. */
  readonly isPlaceCued: boolean;
  /** Another name stands before, with a comma or `and` between. */
  readonly isListed: boolean;
  /** Nothing else stands on the line. */
  readonly isOwnLine: boolean;
}
