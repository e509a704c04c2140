/**
 * The transfers that were requested for a payout. No run may use a new idempotency key while a transfer under
 * the old one may have been made.
 */
import { absent, is, isNoneOf, stillAt } from '../../ground/table/expression.ts';
import { change, tryWrite } from '../../ground/table/item.ts';
import { ended, type Payout } from './payout.ts';

type Failure = NonNullable<Payout['failure']>;
type Attempt = Pick<Payout, 'transactionId' | 'refusedTransfers' | 'transferAskedAt'>;

const update = (
  { transactionId, refusedTransfers = 0 }: Attempt,
  askedAt: string | undefined,
  what: { readonly set: Readonly<Record<string, unknown>>; readonly unset?: readonly string[] },
) =>
  tryWrite(
    change(
      'TransactionTable',
      { transactionId },
      {
        ...what,
        set: { ...what.set, updatedAt: new Date().toISOString() },
        onlyIf: {
          state: isNoneOf(...ended),
          refusedTransfers: stillAt(refusedTransfers),
          transferAskedAt: askedAt === undefined ? absent : is(askedAt),
        },
      },
    ),
  );

/**
 * Records a request to Stripe before it is sent. @returns false if another run is sending one now, or the
 * payout has ended
 */
export const recordTransferAsked = (payout: Attempt, at: string): Promise<boolean> =>
  update(payout, payout.transferAskedAt, { set: { transferAskedAt: at } });

/**
 * Records that Stripe has refused and made nothing: the next transfer has another key.
 * @param about.at when this transfer was requested
 * @param about.account the account of the next transfer
 */
export async function recordRefusedTransfer(
  payout: Attempt,
  failure: Failure,
  { at, account }: { readonly at: string; readonly account: string | undefined },
): Promise<void> {
  const refusedTransfers = (payout.refusedTransfers ?? 0) + 1;
  await update(payout, at, {
    set: { refusedTransfers, stripeAccountId: account, failure },
    unset: ['transferAskedAt'],
  });
}

/** Records a refusal by Stripe while an earlier transfer under the same key may have been made: the key stays. */
export async function recordDoubtfulTransfer(
  payout: Attempt,
  failure: Failure,
  { at, before }: { readonly at: string; readonly before: string | undefined },
): Promise<void> {
  await update(payout, at, { set: { transferAskedAt: before, failure } });
}
