/** A recipe: which files a new route, step, page or other kind needs, and which tests fail until it is filled in. */
import type { Name } from './name.ts';
import type { Tree } from './tree.ts';

export interface Recipe {
  /** A phrase for the command's help: what the recipe adds. */
  readonly adds: string;
  /** The name with which tests try the recipe. */
  readonly example: string;
  readonly write: (tree: Tree, name: Name) => void;
  /** Whether the documents of the API change with it. */
  readonly changesApi?: true;
  /** The file of the test that fails until the thing is written, and its title. */
  readonly failing: (name: Name) => { readonly file: string; readonly title: string };
  /** Titles of tests that may fail for the example, since they need a decision that a recipe cannot make. */
  readonly mayFail?: readonly string[];
  /** Paths, for vitest, of further tests that must pass. */
  readonly beside: readonly string[];
}

/** All concurrency of the AWS account is reserved: a new function gets some only if another's share in `limit.ts` shrinks. */
export const roomTitle = 'the unreserved environments are enough for all functions without a reservation';
