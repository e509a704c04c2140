/** A route's throttle, as API Gateway keeps it: a bucket of `burst` tokens that fills by `ratePerSecond`; a call takes one. */

export interface Throttle {
  readonly ratePerSecond: number;
  readonly burst: number;
}

/** @returns takes a token: 0, or the whole seconds after which there is one */
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
