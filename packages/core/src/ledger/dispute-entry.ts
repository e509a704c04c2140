/** The movements of a card payment that its bank disputes: the bank takes it back at once, and for good if we lose. */
import { type Entry, type EntryEvent, entry, type Line } from './entry.ts';
import { cardAccount, type Payment, proceedsAccount } from './purchase-entry.ts';

/** What banks have taken back and may return: negative, and zero once every dispute is decided. */
export const disputedAccount = 'disputed';

export interface DisputedPayment {
  readonly disputeId: string;
  readonly purchaseId: string;
  /** Cents of SGD that the bank took back. */
  readonly amount: bigint;
}

const line = (account: string, amount: bigint): Line => ({ account, currency: 'SGD', amount });

const named = (event: EntryEvent, { disputeId }: DisputedPayment, lines: readonly Line[]): Entry =>
  entry(`${event}#${disputeId}`, event, lines);

/** Records that the bank took the payment back, until it is decided. */
export const disputeOpened = (disputed: DisputedPayment): Entry =>
  named('dispute.opened', disputed, [
    line(cardAccount, disputed.amount),
    line(disputedAccount, -disputed.amount),
  ]);

/** Records that the bank returned it. */
export const disputeWon = (disputed: DisputedPayment): Entry =>
  named('dispute.won', disputed, [
    line(cardAccount, -disputed.amount),
    line(disputedAccount, disputed.amount),
  ]);

/** Divides an amount as the pools were paid; the last one bears the rest. */
function shares(amount: bigint, pools: Payment['pools']): readonly bigint[] {
  const total = pools.reduce((sum, pool) => sum + pool.amount, 0n);
  const whole = pools.map((pool) => (total === 0n ? 0n : (amount * pool.amount) / total));
  const rest = amount - whole.reduce((sum, share) => sum + share, 0n);
  return whole.map((share, at) => (at === whole.length - 1 ? share + rest : share));
}

/** Records that the buyer keeps it: the pools' owners, who had earned it, have earned that much less. */
export function disputeLost(disputed: DisputedPayment, pools: Payment['pools']): Entry {
  const borne = shares(disputed.amount, pools);
  return named('dispute.lost', disputed, [
    line(disputedAccount, disputed.amount),
    ...pools.map(({ dataPoolId }, at) => line(proceedsAccount(dataPoolId), -(borne[at] ?? 0n))),
  ]);
}

/** Records that the bank returned it after all, on appeal: the pools' owners have earned it again. */
export function disputeRecovered(disputed: DisputedPayment, pools: Payment['pools']): Entry {
  const borne = shares(disputed.amount, pools);
  return named('dispute.recovered', disputed, [
    line(cardAccount, -disputed.amount),
    ...pools.map(({ dataPoolId }, at) => line(proceedsAccount(dataPoolId), borne[at] ?? 0n)),
  ]);
}

/** Records that the buyer keeps it in place of the refund that was due: the refund is booked by itself. */
export const disputeRefunded = (disputed: DisputedPayment): Entry =>
  named('dispute.lost', disputed, [
    line(disputedAccount, disputed.amount),
    line(cardAccount, -disputed.amount),
  ]);
