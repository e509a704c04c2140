/** Copies of sources with their tests, in which bugs are seeded. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Mutant, mutate } from './mutant.ts';

export const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The tests ended before any test failed: a server did not start, or the code does not compile. */
export class StartFailure extends Error {}

export interface Laboratory {
  /**
   * Runs the tests on the sources with this bug, or without one.
   * @returns the name of a failed test, undefined if none failed
   * @throws StartFailure if no test failed, but not all ran
   */
  readonly caughtBy: (mutant?: Mutant) => Promise<string | undefined>;
  readonly remove: () => void;
}

/** Seeds the mutant, tests, and restores the source. @param at the path of the mutant's file in the copy */
export async function seeded(
  at: (file: string) => string,
  mutant: Mutant | undefined,
  test: () => Promise<string | undefined>,
): Promise<string | undefined> {
  if (mutant === undefined) return test();
  const source = readFileSync(join(root, mutant.file), 'utf8');
  writeFileSync(at(mutant.file), mutate(source, mutant));
  try {
    return await test();
  } finally {
    writeFileSync(at(mutant.file), source);
  }
}
