/** Seeds one bug after another, and reports which ones the tests do not catch. */
import { type Laboratory, StartFailure } from './laboratory.ts';
import type { Mutant } from './mutant.ts';

export interface Hunt {
  readonly seeded: number;
  readonly survivors: readonly Mutant[];
}

/**
 * @param laboratories divide the mutants among themselves
 * @throws Error if the tests fail on the unchanged sources, or a mutant cannot be seeded
 */
export async function hunt(
  laboratories: readonly Laboratory[],
  mutants: readonly Mutant[],
  onTried: (mutant: Mutant, caughtBy: string | undefined) => void,
): Promise<Hunt> {
  const queue = [...mutants];
  const survivors: Mutant[] = [];
  const work = async (laboratory: Laboratory): Promise<void> => {
    const failing = await started(() => laboratory.caughtBy());
    if (failing !== undefined) throw new Error(`"${failing}" fails without any bug seeded`);
    for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
      const tried = mutant;
      const caughtBy = await started(() => laboratory.caughtBy(tried));
      onTried(mutant, caughtBy);
      if (caughtBy === undefined) survivors.push(mutant);
    }
  };
  await Promise.all(laboratories.map(work));
  return { seeded: mutants.length, survivors };
}

const starts = 3;

/** A chain or a database that does not start says nothing about the bug, so the tests are run again. */
async function started<T>(run: () => Promise<T>): Promise<T> {
  for (let start = 1; ; start++) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof StartFailure) || start === starts) throw error;
    }
  }
}
