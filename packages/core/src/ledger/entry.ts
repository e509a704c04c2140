/** Double-entry bookkeeping: the entries of a reward and its payout, each of which sums to zero. */
import { invariant } from '../error/market-error.ts';

/** Base units of CGDX (1e-18), or cents. */
export type Currency = 'CGDX' | 'SGD';

export interface Line {
  readonly account: string;
  readonly currency: Currency;
  /** Positive if the account receives. */
  readonly amount: bigint;
}

export type EntryEvent =
  | 'reward.earned'
  | 'reward.paid'
  | 'reward.forfeited'
  | 'pool.funded'
  | 'proceeds.withdrawn'
  | 'proceeds.returned'
  | 'purchase.captured'
  | 'purchase.granted'
  | 'purchase.recalled'
  | 'purchase.refunded'
  | 'dispute.opened'
  | 'dispute.won'
  | 'dispute.lost'
  | 'refund.repeated'
  | 'stripe.fee';

export interface Entry {
  /** Derived from the event, so that an event is booked only once. */
  readonly entryId: string;
  readonly event: EntryEvent;
  readonly lines: readonly Line[];
  /** The API key that caused it. */
  readonly keyId?: string;
}

/** The account of rewards that a pool owes and has not yet paid from its escrow. */
export const poolAccount = (dataPoolId: string) => `pool:${dataPoolId}`;
/** The account of rewards that a person has earned and has not yet been paid. */
export const personAccount = (userSub: string) => `person:${userSub}`;
/** The account of the market's own costs: Stripe's fees and amounts that were returned twice. Negative. */
export const marketAccount = 'market';
/** The account of payments to wallets; negative if more came from wallets. */
export const walletAccount = 'wallets';

/** @throws MarketError InvariantBroken if the lines do not sum to zero in each currency */
export function entry(entryId: string, event: EntryEvent, lines: readonly Line[]): Entry {
  const sums = new Map<Currency, bigint>();
  for (const { currency, amount } of lines) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  for (const sum of sums.values()) invariant(sum === 0n, 'a ledger entry must sum to zero in each currency');
  return { entryId, event, lines };
}

const move = (from: string, to: string, amount: bigint): readonly Line[] => [
  { account: from, currency: 'CGDX', amount: -amount },
  { account: to, currency: 'CGDX', amount },
];

/** Records that the pool owes the contributor the reward of an accepted upload. */
export const rewardEarned = (
  uploadHash: string,
  dataPoolId: string,
  userSub: string,
  amountWei: bigint,
): Entry =>
  entry(
    `reward.earned#${uploadHash}`,
    'reward.earned',
    move(poolAccount(dataPoolId), personAccount(userSub), amountWei),
  );

/** Records that a reward was paid to a wallet, so that the person is no longer owed it. */
export const rewardPaid = (uploadHash: string, userSub: string, amountWei: bigint): Entry =>
  entry(`reward.paid#${uploadHash}`, 'reward.paid', move(personAccount(userSub), walletAccount, amountWei));

/** Records that an upload was withdrawn before its reward was claimed: the reward is no longer owed. */
export const rewardForfeited = (
  uploadHash: string,
  dataPoolId: string,
  userSub: string,
  amountWei: bigint,
): Entry =>
  entry(
    `reward.forfeited#${uploadHash}`,
    'reward.forfeited',
    move(personAccount(userSub), poolAccount(dataPoolId), amountWei),
  );
