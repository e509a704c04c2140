/** The polling delay for something unfinished. */

/** An item that is unfinished after this time waits for a person, and is polled less often. */
const slowAfterMs = 300_000;
export const slowlyEveryMs = 15_000;

/**
 * @param waiting the unfinished items
 * @param everyMs the delay for an item that has just started
 * @returns undefined if all items are finished
 */
export function pollingDelayMs(
  waiting: readonly { readonly createdAt: string }[],
  everyMs: number,
): number | undefined {
  if (waiting.length === 0) return undefined;
  const isFresh = waiting.some(({ createdAt }) => Date.now() - Date.parse(createdAt) < slowAfterMs);
  return isFresh ? everyMs : slowlyEveryMs;
}
