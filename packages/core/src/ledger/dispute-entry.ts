/** Ledger entries for disputed card payments: the bank takes the payment back immediately, and permanently if the dispute is lost. */
import { type Entry, type EntryEvent, entry, type Line, marketAccount } from './entry.ts';
import {
  cardAccount,
  heldAccount,
  type Payment,
  proceedsAccount,
  recalledEntryId,
} from './purchase-entry.ts';

/** The account of payments that banks have taken back and may return: negative, and zero once every dispute is decided. */
export const disputedAccount = 'disputed';

/** The account of amounts that a bank returned to the market and that buyers are owed until they are refunded again. */
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

/** Records that the bank took the payment back until the dispute is decided. */
export const disputeOpened = (disputed: DisputedPayment): Entry =>
  named('dispute.opened', disputed, [
    line(cardAccount, disputed.amount),
    line(disputedAccount, -disputed.amount),
  ]);

/** All entries for the return of a dispute have the same id, so that it is booked once. */
const wonAs = (disputed: DisputedPayment, receivers: readonly Line[]): Entry =>
  named('dispute.won', disputed, [line(cardAccount, -disputed.amount), ...receivers]);

/** Records that the bank returned the payment, since the dispute was won. */
export const disputeWon = (disputed: DisputedPayment): Entry =>
  wonAs(disputed, [line(disputedAccount, disputed.amount)]);

/** Divides an amount in proportion to the pools' payments; the last pool gets the remainder. */
function shares(amount: bigint, pools: Payment['pools']): readonly bigint[] {
  const total = pools.reduce((sum, pool) => sum + pool.amount, 0n);
  const whole = pools.map((pool) => (total === 0n ? 0n : (amount * pool.amount) / total));
  const rest = amount - whole.reduce((sum, share) => sum + share, 0n);
  return whole.map((share, at) => (at === whole.length - 1 ? share + rest : share));
}

const lostTo = (disputed: DisputedPayment, payers: readonly Line[]): Entry =>
  named('dispute.lost', disputed, [line(disputedAccount, disputed.amount), ...payers]);

/** Records that the buyer keeps the disputed amount, which is deducted from the proceeds of the pools. */
export function disputeLost(disputed: DisputedPayment, pools: Payment['pools']): Entry {
  const borne = shares(disputed.amount, pools);
  return lostTo(
    disputed,
    pools.map(({ dataPoolId }, at) => line(proceedsAccount(dataPoolId), -(borne[at] ?? 0n))),
  );
}

/** Records that the buyer keeps the disputed amount in addition to a refund. The market pays it, since no pool has earned it. */
export const disputeLostTwice = (disputed: DisputedPayment): Entry =>
  lostTo(disputed, [line(marketAccount, -disputed.amount)]);

/** Records that the buyer keeps the disputed amount in place of a due refund, which has its own entry. */
export const disputeRefunded = (disputed: DisputedPayment): Entry =>
  lostTo(disputed, [line(cardAccount, -disputed.amount)]);

/** Records that the bank returned the amount on appeal, so that it belongs to the pools' proceeds again. */
export function disputeRecovered(disputed: DisputedPayment, pools: Payment['pools']): Entry {
  const borne = shares(disputed.amount, pools);
  return wonAs(
    disputed,
    pools.map(({ dataPoolId }, at) => line(proceedsAccount(dataPoolId), borne[at] ?? 0n)),
  );
}

/** Records that the bank returned, on appeal, an amount that the market had paid. */
export const disputeRegained = (disputed: DisputedPayment): Entry =>
  wonAs(disputed, [line(marketAccount, disputed.amount)]);

/** Records that the bank returned, on appeal, an amount that had replaced a refund, so that the buyer is owed it. */
export const disputeOwed = (disputed: DisputedPayment): Entry =>
  wonAs(disputed, [line(owedAccount, disputed.amount)]);

/** Records that the buyer was refunded the amount owed. */
export const refundRepeated = (disputed: DisputedPayment): Entry =>
  named('refund.repeated', disputed, [
    line(owedAccount, -disputed.amount),
    line(cardAccount, disputed.amount),
  ]);

/**
 * Records that a delivered purchase is to be refunded because the market caused a fault in its data, so that the pools have not
 * earned it. Amounts that banks returned before, at the pools' cost, count as part of the refund.
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
