/** Results of queries that are repeated until their item has ended: the newest answers, and why they may be old. Pure. */

interface Result<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  /** The error of the last request, while it is repeated. */
  readonly failureReason: unknown;
}

export interface Followed<T> {
  /** One entry per id; undefined until its first response has arrived. */
  readonly values: readonly (T | undefined)[];
  /** The error of the last request of an item that has not ended; undefined if all succeeded. */
  readonly failure: unknown;
}

/**
 * Repeats a query after a failure within one fetch: if each attempt were a fetch of its own, the library would drop the error of
 * a query without an answer whenever it starts again.
 */
export const untilAnswered = (everyMs: number, isFinal: (error: Error) => boolean = () => false) => ({
  retry: (_failures: number, error: Error) => !isFinal(error),
  retryDelay: everyMs,
});

/** Defined outside of a hook, so that the same function returns the same object while nothing has changed. */
export const followed =
  <T>(isOver: (value: T) => boolean) =>
  (results: readonly Result<T>[]): Followed<T> => ({
    values: results.map(({ data }) => data),
    failure: results
      .filter(({ data }) => data === undefined || !isOver(data))
      .map(({ error, failureReason }) => error ?? failureReason ?? undefined)
      .find((failure) => failure !== undefined),
  });
