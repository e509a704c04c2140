/** The product's only error: what went wrong, for whom, and what to do about it. */

/**
 * `input`: the caller's data. `auth`: who they are. `conflict`: the current state. `busy`: too much at once, try again.
 * `unavailable`: a service is away, try again. `bug`: our fault.
 */
export type MarketErrorKind = 'input' | 'auth' | 'conflict' | 'busy' | 'unavailable' | 'bug';

export class MarketError extends Error {
  readonly kind: MarketErrorKind;
  readonly code: string;
  readonly advice: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Hashes of the uploads that it is about, if it is about some of several. */
  readonly uploadHashes: readonly string[] | undefined;

  /**
   * @param code PascalCase and stable: programs and state machines match on it, it is also the error's `name`
   * @param message one sentence for the person, without any of their data
   * @param options.advice what to do about it, one sentence
   * @param options.retryAfterSeconds when trying again may help
   * @param options.uploadHashes the uploads that it is about, if it is about some of several
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

/** Throws a `bug` if the condition does not hold: for our broken invariants, never for the caller's mistakes. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new MarketError('bug', 'InvariantBroken', message);
}
