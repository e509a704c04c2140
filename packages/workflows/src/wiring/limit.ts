/** How much may run at a time, and how much of it one person may use. Every such limit of the product is here. */
import type { Quota } from '@cgdx/core/contribution/quota.ts';
import type { FunctionName } from './function.ts';
import type { RouteKey } from './route.ts';

/**
 * Checked when the first event of an upload is handled. It allows for six platforms, some in parts, and for
 * mistakes.
 */
export const quota: Quota = {
  uploadsADay: 40,
  /** Bytes of two of the largest exports. */
  bytesWaiting: 128e9,
  refusalsADay: 40,
  utcOffsetHours: 8,
  clock: 'Singapore time',
};

/** How often one person may ask the assistants in a minute. */
export const promptsAMinute = 20;

/**
 * The most quotes that one person may request in an hour: a page requests one each time its cart or its wallet
 * changes.
 */
export const quotesAnHour = 120;

/**
 * The lowest speed at which a purchase's archive is assembled: a sixth of the usual speed of one connection to
 * S3.
 */
export const assembledBytesPerSecond = 12e6;

/** A gateway's throttle: `burst` calls at once and `ratePerSecond` more each second; further calls get 429. */
export interface Throttle {
  readonly ratePerSecond: number;
  readonly burst: number;
}

/** The throttle of every route without its own. */
export const defaultThrottle: Throttle = { ratePerSecond: 200, burst: 400 };

/**
 * Throttles over all callers. The function of such a route has as many environments reserved as the admitted
 * calls can occupy. So a caller beyond the limit gets an error and can retry, and no call waits for an
 * environment.
 */
export const routeThrottles: Partial<Record<RouteKey, Throttle & { readonly holdsSeconds: number }>> = {
  // Waits for the result up to 25 s.
  'POST /upload_v2': { ratePerSecond: 3, burst: 100, holdsSeconds: 27 },
  'POST /smart-contract/upload-incentive': { ratePerSecond: 5, burst: 20, holdsSeconds: 12 },
  'POST /smart-contract/upload-incentive-stripe': { ratePerSecond: 2, burst: 10, holdsSeconds: 12 },
};

/** Returns how many calls of a route the gateway admits. */
export function throttleOf(route: RouteKey): Throttle {
  const { ratePerSecond, burst } = routeThrottles[route] ?? defaultThrottle;
  return { ratePerSecond, burst };
}

/**
 * Environments reserved for a function, which also limit it. An account has 1,000 on request. The rest serves
 * all other functions; 100 can never be reserved.
 */
export const reservedConcurrency: Partial<Record<FunctionName, number>> = {
  'api-upload-result': 181,
  'api-claim': 80,
  'api-bank-claim': 34,
  // No gateway throttles its URL, so strangers' calls must be limited here.
  'stream-assistant': 30,
  // The chain lane: one invocation holds it; the others register their request and end.
  'on-chain-tick': 2,
  'update-root-on-chain': 20,
  'pay-reward-on-chain': 8,
  'settle-off-chain': 4,
  'sign-append': 5,
  'sign-claims': 5,
  // steps
  'plan-units': 20,
  'observe-units': 52,
  'check-authenticity': 60,
  'score-quality': 30,
  'request-review': 5,
  'mask-units': 52,
  'mask-personal-information': 60,
  'insert-merkle-leaf': 20,
  // A confirmed root answers hundreds at once, about 100 a second: with a lower limit most would be refused
  // again and again.
  'complete-contribution': 50,
  'reject-contribution': 20,
  'reserve-reward': 8,
  'check-bank-account': 4,
  'transfer-reward': 4,
  'settle-payout': 8,
  'release-reward': 4,
  'verify-purchase': 8,
  'grant-access': 5,
  'assemble-dataset': 12,
  'complete-purchase': 5,
  'refund-payment': 2,
  'settle-refund': 2,
  // Uploads of one pool change the same counts: more at once would only conflict and retry.
  'on-contribution-completed': 4,
  // Each may work for a quarter of an hour; the others of a page wait for their turn.
  'on-recheck-asked': 2,
  // One sweep at a time.
  'on-contribution-sweep': 1,
  'on-payout-sweep': 1,
  'on-refund-sweep': 1,
  'on-purchase-sweep': 1,
  'on-checkout-sweep': 1,
  'on-release-sweep': 1,
};

/** The most that one transaction of the chain lane publishes. */
export const mostPerUpdate = {
  /** Limits the memory and the written pages. The gas hardly grows, since more leaves are not more subtrees. */
  leaves: 4_096,
  /**
   * Limits the gas (11 million if none of the wallets had CGDX before), and the calldata, which is stored in
   * one item and then takes a fifth of a megabyte.
   */
  claims: 250,
  bankClaims: 250,
} as const;
export type UpdateKind = keyof typeof mostPerUpdate;
