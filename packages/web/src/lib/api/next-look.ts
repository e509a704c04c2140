/** The delay before something unfinished is fetched again. */

/** After this long it is waiting for a person, and is fetched less often. */
const slowAfterMs = 300_000;
export const slowlyEveryMs = 15_000;

/**
 * @param waiting the unfinished things
 * @param everyMs the delay for something that has just started
 * @returns undefined if all are finished
 */
export function nextLookMs(
  waiting: readonly { readonly createdAt: string }[],
  everyMs: number,
): number | undefined {
  if (waiting.length === 0) return undefined;
  const isFresh = waiting.some(({ createdAt }) => Date.now() - Date.parse(createdAt) < slowAfterMs);
  return isFresh ? everyMs : slowlyEveryMs;
}
