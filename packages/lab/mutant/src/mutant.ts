/** A deliberately seeded bug: one text of one file, replaced by another. */

export interface Mutant {
  /** The bug, as a reviewer would describe it. */
  readonly bug: string;
  /** The path from the root of the repository. */
  readonly file: string;
  /** The original text, which must occur exactly once. */
  readonly from: string;
  readonly to: string;
  /** The test that must catch the bug, if running all tests would take too long. */
  readonly test?: TestName;
}

export interface TestName {
  /** The path from the root of the repository. */
  readonly file: string;
  /** If absent, all tests of the file, since they depend on one another. */
  readonly title?: string;
}

/** @throws Error if `from` does not occur exactly once, since the mutant must be adapted to a changed source */
export function mutate(source: string, { bug, file, from, to }: Mutant): string {
  const places = source.split(from).length - 1;
  if (places !== 1) {
    throw new Error(`"${bug}" cannot be seeded: its text occurs ${places} times in ${file}`);
  }
  return source.replace(from, () => to);
}
