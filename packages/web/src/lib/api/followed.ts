/** What is asked for again and again until it is over: the newest answers, and why they may be old. Pure. */

interface Result<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  /** Why the last try failed, while it is tried again. */
  readonly failureReason: unknown;
}

export interface Followed<T> {
  /** One entry per id; undefined until its first response has arrived. */
  readonly values: readonly (T | undefined)[];
  /** Why the newest state of one that is not over could not be read; undefined if all could. */
  readonly failure: unknown;
}

/**
 * Asks again after a failure, as one query that goes on: the library would forget the failure of one that has no answer yet
 * whenever it begins anew.
 */
export const untilAnswered = (everyMs: number, isFinal: (error: Error) => boolean = () => false) => ({
  retry: (_failures: number, error: Error) => !isFinal(error),
  retryDelay: everyMs,
});

/** Called outside a hook: the same function returns the same object while nothing has changed. */
export const followed =
  <T>(isOver: (value: T) => boolean) =>
  (results: readonly Result<T>[]): Followed<T> => ({
    values: results.map(({ data }) => data),
    failure: results
      .filter(({ data }) => data === undefined || !isOver(data))
      .map(({ error, failureReason }) => error ?? failureReason ?? undefined)
      .find((failure) => failure !== undefined),
  });
