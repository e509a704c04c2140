/** The one error of the product: what went wrong, for whom, and what to do about it. */

/**
 * `input`: the caller's data. `auth`: who they are. `conflict`: the state of things. `busy`: too much at once, try again.
 * `unavailable`: something is away, try again. `bug`: ours.
 */
export type MarketErrorKind = 'input' | 'auth' | 'conflict' | 'busy' | 'unavailable' | 'bug';

export class MarketError extends Error {
  readonly kind: MarketErrorKind;
  readonly code: string;
  readonly advice: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  /**
   * @param code PascalCase and stable: programs and state machines match on it, it is also the error's `name`
   * @param message one sentence for the person, without any of their data
   * @param options.advice what to do about it, one sentence
   * @param options.retryAfterSeconds when trying again may help
   */
  constructor(
    kind: MarketErrorKind,
    code: string,
    message: string,
    options: { advice?: string; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = code;
    this.kind = kind;
    this.code = code;
    this.advice = options.advice;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** For what cannot happen: a broken invariant of ours, never the caller's mistake. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new MarketError('bug', 'InvariantBroken', message);
}
