/** Works on everything that a sweep has found. A failure delays no other item, and is thrown at the end. */
import { mapConcurrently } from '../map-concurrently.ts';

/**
 * @param work returns whether the item needed work
 * @returns how many items did
 * @throws the first failure, after all items were worked on: the next sweep finds those that are left
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
