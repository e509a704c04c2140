/** The movements of a card payment that its bank disputes: the bank takes it back at once, and for good if we lose. */
import { type Entry, type EntryEvent, entry, type Line, marketAccount } from './entry.ts';
import {
  cardAccount,
  heldAccount,
  type Payment,
  proceedsAccount,
  recalledEntryId,
} from './purchase-entry.ts';

/** What banks have taken back and may return: negative, and zero once every dispute is decided. */
export const disputedAccount = 'disputed';

/** What buyers are owed since a bank returned it to us, until they are refunded again. */
export const owedAccount = 'owed';

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

/** A dispute comes back once, in whichever way: all of these entries have the same id. */
const wonAs = (disputed: DisputedPayment, receivers: readonly Line[]): Entry =>
  named('dispute.won', disputed, [line(cardAccount, -disputed.amount), ...receivers]);

/** Records that the bank returned it before it was lost. */
export const disputeWon = (disputed: DisputedPayment): Entry =>
  wonAs(disputed, [line(disputedAccount, disputed.amount)]);

/** Divides an amount as the pools were paid; the last one bears the rest. */
function shares(amount: bigint, pools: Payment['pools']): readonly bigint[] {
  const total = pools.reduce((sum, pool) => sum + pool.amount, 0n);
  const whole = pools.map((pool) => (total === 0n ? 0n : (amount * pool.amount) / total));
  const rest = amount - whole.reduce((sum, share) => sum + share, 0n);
  return whole.map((share, at) => (at === whole.length - 1 ? share + rest : share));
}

const lostTo = (disputed: DisputedPayment, payers: readonly Line[]): Entry =>
  named('dispute.lost', disputed, [line(disputedAccount, disputed.amount), ...payers]);

/** Records that the buyer keeps the disputed amount: it is deducted from what the pools' owners have earned. */
export function disputeLost(disputed: DisputedPayment, pools: Payment['pools']): Entry {
  const borne = shares(disputed.amount, pools);
  return lostTo(
    disputed,
    pools.map(({ dataPoolId }, at) => line(proceedsAccount(dataPoolId), -(borne[at] ?? 0n))),
  );
}

/** Records that the buyer keeps the disputed amount after our refund as well: the market bears it, since no owner earned it. */
export const disputeLostTwice = (disputed: DisputedPayment): Entry =>
  lostTo(disputed, [line(marketAccount, -disputed.amount)]);

/** Records that the buyer keeps it in place of the refund that was due: the refund is booked by itself. */
export const disputeRefunded = (disputed: DisputedPayment): Entry =>
  lostTo(disputed, [line(cardAccount, -disputed.amount)]);

/** Records that the bank returned it after all, on appeal: the pools' owners have earned it again. */
export function disputeRecovered(disputed: DisputedPayment, pools: Payment['pools']): Entry {
  const borne = shares(disputed.amount, pools);
  return wonAs(
    disputed,
    pools.map(({ dataPoolId }, at) => line(proceedsAccount(dataPoolId), borne[at] ?? 0n)),
  );
}

/** Records that the bank returned, on appeal, what the market had borne. */
export const disputeRegained = (disputed: DisputedPayment): Entry =>
  wonAs(disputed, [line(marketAccount, disputed.amount)]);

/** Records that the bank returned, on appeal, what was given back in place of a refund: the buyer is owed it. */
export const disputeOwed = (disputed: DisputedPayment): Entry =>
  wonAs(disputed, [line(owedAccount, disputed.amount)]);

/** Records that the buyer was refunded what they were owed. */
export const refundRepeated = (disputed: DisputedPayment): Entry =>
  named('refund.repeated', disputed, [
    line(owedAccount, -disputed.amount),
    line(cardAccount, disputed.amount),
  ]);

/**
 * Records that a delivered purchase is to be refunded, since its data has a fault of ours: the pools' owners have not earned
 * it. What banks have given back before, at the owners' cost, counts as a part of the refund.
 */
export function purchaseRecalled({ purchaseId, currency, pools }: Payment, lostCents: bigint): Entry {
  const borne = lostCents === 0n ? [] : shares(lostCents, pools);
  const total = pools.reduce((sum, { amount }) => sum + amount, 0n);
  return entry(recalledEntryId(purchaseId), 'purchase.recalled', [
    { account: heldAccount, currency, amount: total },
    ...pools.map(({ dataPoolId, amount }, at) => ({
      account: proceedsAccount(dataPoolId),
      currency,
      amount: (borne[at] ?? 0n) - amount,
    })),
    ...(lostCents === 0n ? [] : [line(cardAccount, -lostCents)]),
  ]);
}
