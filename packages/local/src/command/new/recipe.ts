/** A recipe: which files a new route, step, page or other kind needs, and which tests fail until it is filled in. */
import type { Name } from './name.ts';
import type { Tree } from './tree.ts';

export interface Recipe {
  /** A phrase for the command's help: what the recipe adds. */
  readonly adds: string;
  /** The example name with which tests try the recipe. */
  readonly example: string;
  readonly write: (tree: Tree, name: Name) => void;
  /** Set if the API's documents change with it. */
  readonly changesApi?: true;
  /** The test that fails until the thing is written: its file and its title. */
  readonly failing: (name: Name) => { readonly file: string; readonly title: string };
  /** Titles of tests that may fail for the example, since they need a decision that a recipe cannot make. */
  readonly mayFail?: readonly string[];
  /** Paths of further tests that must pass, for vitest. */
  readonly beside: readonly string[];
}

/**
 * The AWS account's whole concurrency is reserved, so a new function gets some only if the share of another one in
 * `limit.ts` is reduced.
 */
export const roomTitle = 'the unreserved environments are enough for all functions without a reservation';
