/** Works on everything that a sweep has found: what fails holds up nothing else, and is reported at the end. */
import { mapConcurrently } from '../map-concurrently.ts';

/**
 * @param work returns whether anything had to be done
 * @returns for how many there was
 * @throws the first failure, once all were worked on: the next sweep finds what is left
 */
export async function sweepEach<T>(
  items: readonly T[],
  work: (item: T) => Promise<boolean>,
): Promise<number> {
  const failures: unknown[] = [];
  const results = await mapConcurrently(items, async (item) => {
    try {
      return await work(item);
    } catch (error) {
      failures.push(error);
      return false;
    }
  });
  if (failures.length > 0) throw failures[0];
  return results.filter(Boolean).length;
}
