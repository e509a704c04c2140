/** What is asked for again and again until it is over: the newest answers, and why they may be old. Pure. */

interface Result<T> {
  readonly data: T | undefined;
  readonly error: unknown;
}

export interface Followed<T> {
  /** One entry per id; undefined until its first response has arrived. */
  readonly values: readonly (T | undefined)[];
  /** Why the newest state of one that is not over could not be read; undefined if all could. */
  readonly failure: unknown;
}

/** Called outside a hook: the same function returns the same object while nothing has changed. */
export const followed =
  <T>(isOver: (value: T) => boolean) =>
  (results: readonly Result<T>[]): Followed<T> => ({
    values: results.map(({ data }) => data),
    failure:
      results.find(({ data, error }) => error && !(data !== undefined && isOver(data)))?.error ?? undefined,
  });
