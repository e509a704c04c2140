/** The context of a run of capitalised words. */
import type { TextNature } from '../text/text-nature.ts';

/** The facts that the words themselves do not show. */
export interface NameContext {
  readonly nature: TextNature;
  /** True after `in`, `to`, `from`, ... */
  readonly isPlaceCued: boolean;
  /** True after another name and a comma or `and`. */
  readonly isListed: boolean;
  /** True if nothing else is on the line. */
  readonly isOwnLine: boolean;
}
