/** Combines queries that are polled until their items have ended: the newest values, and why they may be old. Pure. */

interface Result<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  /** The error of the last attempt, while the query is retried. */
  readonly failureReason: unknown;
}

export interface Followed<T> {
  /** One entry per id; undefined until its first response has arrived. */
  readonly values: readonly (T | undefined)[];
  /** The error of the last request for an item that has not ended; undefined if all requests succeeded. */
  readonly failure: unknown;
}

/**
 * Retries a failed query within one fetch. If each attempt were a fetch of its own, the library would drop the error of a query
 * without data at the start of each attempt.
 */
export const untilAnswered = (everyMs: number, isFinal: (error: Error) => boolean = () => false) => ({
  retry: (_failures: number, error: Error) => !isFinal(error),
  retryDelay: everyMs,
});

/** Defined outside of the hook: the function's identity is stable, so it returns the same object while nothing has changed. */
export const followed =
  <T>(isOver: (value: T) => boolean) =>
  (results: readonly Result<T>[]): Followed<T> => ({
    values: results.map(({ data }) => data),
    failure: results
      .filter(({ data }) => data === undefined || !isOver(data))
      .map(({ error, failureReason }) => error ?? failureReason ?? undefined)
      .find((failure) => failure !== undefined),
  });
