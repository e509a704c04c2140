/** A route's throttle, like API Gateway's: a bucket of `burst` tokens, refilled at `ratePerSecond`; each call takes one. */

export interface Throttle {
  readonly ratePerSecond: number;
  readonly burst: number;
}

/** @returns a function that takes a token and returns 0, or returns the whole seconds until there is one */
export function createThrottle({ ratePerSecond, burst }: Throttle, now: () => number): () => number {
  let tokens = burst;
  let filledAtMs = now();
  return () => {
    const nowMs = now();
    tokens = Math.min(burst, tokens + ((nowMs - filledAtMs) / 1_000) * ratePerSecond);
    filledAtMs = nowMs;
    if (tokens >= 1) {
      tokens -= 1;
      return 0;
    }
    return Math.ceil((1 - tokens) / ratePerSecond);
  };
}
