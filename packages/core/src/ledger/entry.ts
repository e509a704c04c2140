/** Double-entry bookkeeping: says what a reward and its payout move, and that each entry sums to zero. */
import { invariant } from '../error/market-error.ts';

/** Base units of CGDX (1e-18), or cents. */
export type Currency = 'CGDX' | 'SGD';

export interface Line {
  readonly account: string;
  readonly currency: Currency;
  /** Positive: the account receives. */
  readonly amount: bigint;
}

export type EntryEvent =
  | 'reward.earned'
  | 'reward.paid'
  | 'purchase.captured'
  | 'purchase.granted'
  | 'purchase.refunded';

export interface Entry {
  /** The same event gives the same id, so it can be written only once. */
  readonly entryId: string;
  readonly event: EntryEvent;
  readonly lines: readonly Line[];
}

/** What a pool has promised and not yet paid out of its escrow. */
export const poolAccount = (dataPoolId: string) => `pool:${dataPoolId}`;
/** What a person has earned and not yet been paid. */
export const personAccount = (userSub: string) => `person:${userSub}`;
/** What has left the market to wallets. Negative: it came from them. */
export const walletAccount = 'wallets';

/** @throws MarketError InvariantBroken where the lines do not sum to zero in each currency */
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

/** An upload was accepted: the pool owes its contributor. */
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

/** A reward left for a wallet: the person is owed no more. */
export const rewardPaid = (uploadHash: string, userSub: string, amountWei: bigint): Entry =>
  entry(`reward.paid#${uploadHash}`, 'reward.paid', move(personAccount(userSub), walletAccount, amountWei));
