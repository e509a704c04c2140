/**
 * Claims a pool's rewards on either rail: stores and announces a payout for each, and the payout workflow does
 * the rest.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { parsePoolId } from '@cgdx/core/pool/pool.ts';
import { accepted, assertIsCaller, notFound } from '../../ground/caller/api.ts';
import type { Person } from '../../ground/caller/person.ts';
import { isOverload } from '../../ground/table/overload.ts';
import { type Upload, uploadsOfPerson } from '../../pool/upload.ts';
import { announcePayouts } from './announce-payouts.ts';
import { type PayoutRequest, requestPayout } from './payout.ts';
import { payoutIdOf } from './payout-id.ts';

/** Ms from the call's arrival within which it is answered, before the gateway gives up. */
const answerWithinMs = 12_000;
/** How many payouts are requested at a time. */
const atOnce = 10;
const retryAfterSeconds = 10;

const tooManyClaims = () =>
  new MarketError('busy', 'TooManyClaims', 'Too many people are claiming rewards right now.', {
    advice: `Nothing is lost: please claim again in ${retryAfterSeconds} seconds.`,
    retryAfterSeconds,
  });

const nothingToClaim = () =>
  new MarketError('conflict', 'NothingToClaim', 'There is no unclaimed reward in this data pool.');

const lessThanACent = () =>
  new MarketError(
    'conflict',
    'NothingToClaim',
    'Each reward here is worth less than a cent of Singapore dollars.',
    {
      advice: 'Claim in CGDX: a wallet can be paid any amount.',
    },
  );

/** The rail of a payout, and the wallet or account that it pays. */
export type Destination = Pick<PayoutRequest, 'rail' | 'wallet' | 'stripeAccountId' | 'amountCents'>;

export interface Claim {
  readonly person: Person;
  readonly body: { readonly userId: string; readonly dataPoolId: string };
  readonly receivedAtMs: number;
}

/** Returns the destination of an upload's reward; undefined if the rail cannot pay so small an amount. */
export type DestinationOf = (upload: Upload) => Destination | undefined;

/** The rewards claimed so far: a call that runs out of time reports these. */
interface Claimed {
  readonly payoutIds: string[];
  remaining: number;
}

/** Stores and announces payouts, ten at a time; a repetition changes nothing. */
async function requestPayouts(requests: readonly PayoutRequest[], claimed: Claimed): Promise<void> {
  for (let first = 0; first < requests.length; first += atOnce) {
    // The stored payout counts: an earlier request whose answer was lost may have named another wallet, or the
    // other rail.
    const payouts = await Promise.all(requests.slice(first, first + atOnce).map(requestPayout));
    await announcePayouts(payouts);
    claimed.payoutIds.push(...payouts.map(({ transactionId }) => transactionId));
    claimed.remaining -= payouts.length;
  }
}

async function claimAll(
  { person, body }: Claim,
  findDestination: () => Promise<DestinationOf>,
  claimed: Claimed,
): Promise<void> {
  assertIsCaller(person, body.userId);
  const poolId = parsePoolId(body.dataPoolId);
  if (!poolId) throw notFound('This data pool');
  const destinationOf = await findDestination();
  const inPool = (await uploadsOfPerson(person.sub)).filter((upload) => upload.dataPoolId === poolId);
  const requests = inPool.flatMap((upload): PayoutRequest[] => {
    const destination = upload.rewardState === 'unclaimed' ? destinationOf(upload) : undefined;
    const { userSub, uploadHash, dataPoolId, rewardWei: amountWei } = upload;
    return destination
      ? [{ transactionId: payoutIdOf(upload), userSub, uploadHash, dataPoolId, amountWei, ...destination }]
      : [];
  });
  const underWay = inPool.flatMap((upload) =>
    upload.rewardState === 'claiming' && upload.payoutId ? [upload.payoutId] : [],
  );
  if (requests.length + underWay.length === 0) {
    const isTooLittle = inPool.some(({ rewardState }) => rewardState === 'unclaimed');
    throw isTooLittle ? lessThanACent() : nothingToClaim();
  }
  claimed.payoutIds.push(...underWay);
  claimed.remaining = requests.length;
  await requestPayouts(requests, claimed);
}

/**
 * Answers 202, or 429 if nothing could be claimed for lack of time or capacity, always before the gateway gives
 * up.
 * @param findDestination throws a MarketError if this rail cannot pay the person
 */
export async function claimRewards(claim: Claim, findDestination: () => Promise<DestinationOf>) {
  const claimed: Claimed = { payoutIds: [], remaining: 0 };
  const leftMs = claim.receivedAtMs + answerWithinMs - Date.now();
  if (leftMs <= 0) throw tooManyClaims();
  const timer = new AbortController();
  const late = sleep(leftMs, 'late' as const, { signal: timer.signal }).catch(() => 'late' as const);
  const work = claimAll(claim, findDestination, claimed).catch((error: unknown) => {
    if (isOverload(error)) return 'late' as const;
    throw error;
  });
  const outcome = await Promise.race([work, late]).finally(() => timer.abort());
  if (outcome === 'late' && claimed.payoutIds.length === 0) throw tooManyClaims();
  const { payoutIds, remaining } = claimed;
  return accepted({ payoutIds: [...payoutIds], ...(remaining > 0 && { remaining }) });
}
