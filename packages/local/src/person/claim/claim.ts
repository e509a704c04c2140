/** Claims a pool's rewards on a stack and reports each event, until every payout has ended. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Payout } from '@cgdx/api/route/payout.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { Wallet } from 'ethers';
import type { Stack } from '../../ground/endpoints.ts';
import { callRoute } from '../market-api.ts';
import type { Person } from '../person.ts';
import { linkWallet } from '../wallet.ts';
import { connectBank } from './connect-bank.ts';

export type Rail = Payout['rail'];

export type PayoutEvent =
  | { event: 'signed-in'; email: string; userSub: string; isNew: boolean }
  | { event: 'connected'; rail: Rail; to: string }
  | { event: 'claimed'; payoutIds: readonly string[] }
  | {
      event: 'payout';
      payoutId: string;
      rail: Rail;
      state: Payout['state'];
      reason?: string;
    };

export interface PayoutJourney {
  readonly stack: Stack;
  readonly person: Person;
  readonly poolId: PoolId;
  readonly rail: Rail;
  /** The private key of the wallet that is paid. */
  readonly walletKey?: string | undefined;
  readonly tell: (event: PayoutEvent) => void;
}

const lookEveryMs = 250;

/** Returns the linked wallet, after linking the given one, or a new one if there is none. */
async function walletOf({ stack, person, walletKey }: PayoutJourney): Promise<string> {
  const { address } = await callRoute(stack, person, 'GET /wallet', {});
  if (address !== null && !walletKey) return address;
  const wallet = walletKey ? new Wallet(walletKey) : Wallet.createRandom();
  if (wallet.address === address) return address;
  await linkWallet(stack, person, wallet);
  return wallet.address;
}

/** Claims until every upload of the pool is claimed; one call claims as many as it has time for. */
async function claimAll({ stack, person, poolId, rail }: PayoutJourney, to: string): Promise<string[]> {
  const about = { userId: person.userSub, dataPoolId: poolId };
  const claim = () =>
    rail === 'bank'
      ? callRoute(stack, person, 'POST /smart-contract/upload-incentive-stripe', {
          body: { ...about, stripeAccountId: to },
        })
      : callRoute(stack, person, 'POST /smart-contract/upload-incentive', {
          body: { ...about, clientAccountAddress: to },
        });
  const ids = new Set<string>();
  for (;;) {
    const claimed = await claim();
    for (const id of claimed.payoutIds) ids.add(id);
    if (!claimed.remaining) return [...ids];
  }
}

const hasEnded = ({ state }: Payout): boolean => state === 'settled' || state === 'refused';

/** Reports every change until the payout has ended. @throws MarketError if a failure of the market stopped it */
async function follow({ stack, person, tell }: PayoutJourney, payoutId: string): Promise<Payout> {
  let told = '';
  for (;;) {
    const payout = await callRoute(stack, person, 'GET /payouts/{payoutId}', { path: { payoutId } });
    const { state, rail, failure } = payout;
    const now = `${state} ${failure?.code ?? ''}`;
    if (now !== told)
      tell({ event: 'payout', payoutId, rail, state, ...(failure && { reason: failure.message }) });
    told = now;
    if (hasEnded(payout)) return payout;
    if (state === 'failed')
      throw new MarketError('unavailable', 'PayoutPaused', failure?.message ?? 'The payout is paused.');
    await sleep(lookEveryMs);
  }
}

/** @returns the payouts, all of which were paid @throws MarketError with the reason of one that was not */
export async function payOut(journey: PayoutJourney): Promise<Payout[]> {
  const { stack, person, rail, tell } = journey;
  const { email, userSub, isNew } = person;
  tell({ event: 'signed-in', email, userSub, isNew });
  const to = rail === 'bank' ? await connectBank(stack, person) : await walletOf(journey);
  tell({ event: 'connected', rail, to });
  const payoutIds = await claimAll(journey, to);
  tell({ event: 'claimed', payoutIds });
  const payouts = await Promise.all(payoutIds.map((payoutId) => follow(journey, payoutId)));
  const refused = payouts.find(({ state }) => state === 'refused');
  if (!refused) return payouts;
  const { code = 'PayoutRefused', message = 'The payout was refused.' } = refused.failure ?? {};
  throw new MarketError('conflict', code, message);
}
