/** Bounds how many requests are under way at a time. */
const mostAtOnce = 16;

/** Runs `work` on each item, some at a time. @returns the answers in the order of the items */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  for (let at = 0; at < items.length; at += mostAtOnce) {
    answers.push(...(await Promise.all(items.slice(at, at + mostAtOnce).map(work))));
  }
  return answers;
}
