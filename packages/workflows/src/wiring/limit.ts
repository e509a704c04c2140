/** How much may go on at a time, and how much of it one person may ask for: every such number of the product. */
import type { Quota } from '@cgdx/core/contribution/quota.ts';
import type { FunctionName } from './function.ts';
import type { RouteKey } from './route.ts';

/** Checked where the first event of an upload is handled. Six platforms, some in parts, and room for mistakes. */
export const quota: Quota = {
  uploadsADay: 40,
  /** Two of the largest. */
  bytesWaiting: 128e9,
  refusalsADay: 40,
  utcOffsetHours: 8,
  clock: 'Singapore time',
};

/** As a gateway counts: `burst` calls at once, and `ratePerSecond` more each second; any other is answered with 429. */
export interface Throttle {
  readonly ratePerSecond: number;
  readonly burst: number;
}

/** Of all routes that have none of their own, each by itself. */
export const defaultThrottle: Throttle = { ratePerSecond: 200, burst: 400 };

/**
 * Of all callers together. A route's function is reserved as many environments as can be held by what the throttle lets
 * in: so too many calls are told to come again, and none waits for an environment that is not there.
 */
export const routeThrottles: Partial<Record<RouteKey, Throttle & { readonly holdsSeconds: number }>> = {
  // waits for the result up to 25 s
  'POST /upload_v2': { ratePerSecond: 3, burst: 100, holdsSeconds: 27 },
  'POST /smart-contract/upload-incentive': { ratePerSecond: 5, burst: 20, holdsSeconds: 12 },
};

/** What the gateway lets in of a route's calls. */
export function throttleOf(route: RouteKey): Throttle {
  const { ratePerSecond, burst } = routeThrottles[route] ?? defaultThrottle;
  return { ratePerSecond, burst };
}

/**
 * Environments that a function has for itself, and more than which it never gets. An account has 1,000 once it has asked
 * for them; what is left serves everything else, and 100 of it nobody may reserve.
 */
export const reservedConcurrency: Partial<Record<FunctionName, number>> = {
  'api-upload-result': 190,
  'api-claim': 80,
  // the chain lane: one holds it, the others hand over and go
  'on-chain-tick': 2,
  'update-root-on-chain': 20,
  'pay-reward-on-chain': 20,
  'sign-append': 5,
  'sign-claims': 5,
  // steps
  'plan-units': 20,
  'observe-units': 80,
  'check-authenticity': 100,
  'score-quality': 40,
  'request-review': 5,
  'mask-units': 80,
  'mask-personal-information': 100,
  'insert-merkle-leaf': 20,
  'complete-contribution': 20,
  'reject-contribution': 20,
  'reserve-reward': 20,
  'settle-payout': 20,
  'release-reward': 10,
};
