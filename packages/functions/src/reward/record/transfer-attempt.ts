/** Which transfers of a payout were asked for: nobody may ask under a new key while one under the old may have been made. */
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

/** Records, before Stripe is asked, that it is. @returns false if another run asks at this moment, or the payout has ended */
export const recordTransferAsked = (payout: Attempt, at: string): Promise<boolean> =>
  update(payout, payout.transferAskedAt, { set: { transferAskedAt: at } });

/**
 * Records that Stripe has refused and nothing was made: the next transfer has another key.
 * @param about.at when this transfer was asked for
 * @param about.account the account that the next one goes to
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

/** Records that Stripe has refused, while an earlier transfer under the same key may have been made: the key stays. */
export async function recordDoubtfulTransfer(
  payout: Attempt,
  failure: Failure,
  { at, before }: { readonly at: string; readonly before: string | undefined },
): Promise<void> {
  await update(payout, at, { set: { transferAskedAt: before, failure } });
}
