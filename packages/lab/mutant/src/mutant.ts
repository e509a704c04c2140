/** A bug seeded on purpose: one text of one file, replaced by another. */

export interface Mutant {
  /** What is wrong then, as a reviewer would say it. */
  readonly bug: string;
  /** Below the repository's root. */
  readonly file: string;
  /** Stands there once. */
  readonly from: string;
  readonly to: string;
  /** The test that must catch it, if running all of them would take too long. */
  readonly test?: TestName;
}

export interface TestName {
  /** Below the repository's root. */
  readonly file: string;
  /** All of the file's tests if it is left out: they follow from one another. */
  readonly title?: string;
}

/** @throws Error if `from` does not occur exactly once: the source was changed, and the mutant must follow */
export function mutate(source: string, { bug, file, from, to }: Mutant): string {
  const places = source.split(from).length - 1;
  if (places !== 1) {
    throw new Error(`"${bug}" cannot be seeded: its text stands ${places} times in ${file}`);
  }
  return source.replace(from, () => to);
}
