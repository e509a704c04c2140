/** The product's only error class: a kind, a stable code, a message, and advice. */

/**
 * The cause. `input`: the caller's data. `auth`: the caller's identity or permissions. `conflict`: the current state.
 * `busy`: too many requests, try again. `unavailable`: a service does not answer, try again. `bug`: a fault of the market.
 */
export type MarketErrorKind = 'input' | 'auth' | 'conflict' | 'busy' | 'unavailable' | 'bug';

export class MarketError extends Error {
  readonly kind: MarketErrorKind;
  readonly code: string;
  readonly advice: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The hashes of the uploads that caused the error, if only some of several did. */
  readonly uploadHashes: readonly string[] | undefined;

  /**
   * @param code PascalCase and stable, since programs and state machines match on it; it is also the error's `name`
   * @param message one sentence for the person, without any of the person's data
   * @param options.advice what the person can do about it, one sentence
   * @param options.retryAfterSeconds after how many seconds another attempt may succeed
   * @param options.uploadHashes the uploads that caused the error, if only some of several did
   */
  constructor(
    kind: MarketErrorKind,
    code: string,
    message: string,
    options: {
      advice?: string;
      retryAfterSeconds?: number;
      uploadHashes?: readonly string[];
      cause?: unknown;
    } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = code;
    this.kind = kind;
    this.code = code;
    this.advice = options.advice;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.uploadHashes = options.uploadHashes;
  }
}

/** Throws a `bug` if the condition does not hold: for invariants of this code, never for mistakes of the caller. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new MarketError('bug', 'InvariantBroken', message);
}
