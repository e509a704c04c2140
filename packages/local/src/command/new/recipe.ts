/** What a recipe says: where a new thing of its kind goes, and which tests name what is still missing of it. */
import type { Name } from './name.ts';
import type { Tree } from './tree.ts';

export interface Recipe {
  /** What it adds, for people. */
  readonly adds: string;
  /** A name with which the recipe is tried. */
  readonly example: string;
  readonly write: (tree: Tree, name: Name) => void;
  /** Whether the documents of the API change with it. */
  readonly changesApi?: true;
  /** The file of the test that fails until the thing is written, and its title. */
  readonly failing: (name: Name) => { readonly file: string; readonly title: string };
  /** Titles of tests that ask for a decision that a recipe cannot make; they pass where there is nothing to decide. */
  readonly mayFail?: readonly string[];
  /** Tests that must pass beside it: paths that vitest takes. */
  readonly beside: readonly string[];
}

/** The account's environments are given out: a new function has some only if another one of `limit.ts` gives some up. */
export const roomTitle =
  'what is not reserved is enough for every function that has no reservation of its own';
