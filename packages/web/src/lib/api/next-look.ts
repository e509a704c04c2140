/** How soon to ask again for what is not over yet. */

/** What takes so long waits for somebody: it is asked for less often. */
const slowAfterMs = 300_000;
export const slowlyEveryMs = 15_000;

/**
 * @param waiting what is not over
 * @param everyMs while something has begun just now
 * @returns undefined if there is nothing to wait for
 */
export function nextLookMs(
  waiting: readonly { readonly createdAt: string }[],
  everyMs: number,
): number | undefined {
  if (waiting.length === 0) return undefined;
  const isFresh = waiting.some(({ createdAt }) => Date.now() - Date.parse(createdAt) < slowAfterMs);
  return isFresh ? everyMs : slowlyEveryMs;
}
