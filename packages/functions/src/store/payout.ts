/** Payouts: one item each in the transaction table. */

import { payoutSchema as shownSchema } from '@cgdx/api/route/payout.ts';
import { z } from 'zod';
import { is, isBelow, isNoneOf, present, stillAt } from './expression.ts';
import { change, findItem, putOnce, tryWrite } from './item.ts';
import { listItems } from './query.ts';

/** A payout as the API shows it, with the id that all transactions of the table have. */
const payoutSchema = shownSchema.omit({ payoutId: true }).extend({
  transactionId: z.string(),
  kind: z.literal('payout'),
  userSub: z.string(),
  /** How many transfers Stripe has refused for certain: each next one has an idempotency key of its own. */
  refusedTransfers: z.number().int().optional(),
});
export type Payout = z.infer<typeof payoutSchema>;

const table = 'TransactionTable';
/** An item of any kind: the table has others beside payouts. */
const anySchema = z.looseObject({ kind: z.string() });

/** A payout by wallet names the wallet, one by bank the account and the cents. */
export type PayoutRequest = Pick<
  Payout,
  | 'transactionId'
  | 'userSub'
  | 'uploadHash'
  | 'dataPoolId'
  | 'rail'
  | 'wallet'
  | 'stripeAccountId'
  | 'amountWei'
  | 'amountCents'
>;

/** Stores a payout once. Returns the stored one: a second call with the same id changes nothing, whatever its rail. */
export async function requestPayout(about: PayoutRequest): Promise<Payout> {
  const at = new Date().toISOString();
  const payout: Payout = {
    ...about,
    kind: 'payout',
    state: 'requested',
    createdAt: at,
    updatedAt: at,
  };
  await tryWrite(putOnce(table, payout));
  const stored = await findPayout(about.transactionId);
  if (!stored) throw new Error('a payout vanished right after it was stored');
  return stored;
}

/** Reads consistently, so that it sees every earlier write. */
export async function findPayout(payoutId: string): Promise<Payout | undefined> {
  const item = await findItem(table, { transactionId: payoutId }, anySchema);
  return item?.kind === 'payout' ? payoutSchema.parse(item) : undefined;
}

/** Returns all of a person's payouts, newest first. */
export async function payoutsOfPerson(userSub: string): Promise<Payout[]> {
  const items = await listItems(
    table,
    { userSub },
    { index: 'byUser', schema: anySchema, newestFirst: true },
  );
  return items.filter(({ kind }) => kind === 'payout').map((item) => payoutSchema.parse(item));
}

/**
 * Changes a payout's state, alone or within a transaction. A payout that was settled or refused never changes.
 * @param workflowOrder given by events of the workflow: an older one changes nothing
 */
export const payoutUpdate = (
  payoutId: string,
  state: Payout['state'],
  also: Partial<Pick<Payout, 'transactionHash' | 'transferId' | 'amountWei' | 'failure'>> = {},
  workflowOrder?: number,
) =>
  change(
    table,
    { transactionId: payoutId },
    {
      set: { state, updatedAt: new Date().toISOString(), ...also, workflowOrder },
      onlyIf: {
        transactionId: present,
        state: isNoneOf('settled', 'refused'),
        ...(workflowOrder !== undefined && { workflowOrder: isBelow(workflowOrder) }),
      },
    },
  );

/** Writes a payout's state; changes nothing if it was settled or refused in the meantime. */
export async function recordPayout(...about: Parameters<typeof payoutUpdate>): Promise<void> {
  await tryWrite(payoutUpdate(...about));
}

/** Records the new transaction of a claim that the chain had lost. Does nothing if the payout names it already. */
export async function recordOtherTransaction(
  payoutId: string,
  { before, now }: { before: string; now: string },
): Promise<void> {
  await tryWrite(
    change(
      table,
      { transactionId: payoutId },
      {
        set: { transactionHash: now, updatedAt: new Date().toISOString() },
        onlyIf: { transactionHash: is(before) },
      },
    ),
  );
}

/**
 * Records that Stripe has refused a transfer for certain: nothing was paid under its key.
 * @param stripeAccountId the account that the next one goes to
 */
export async function recordRefusedTransfer(
  { transactionId, refusedTransfers = 0 }: Payout,
  failure: NonNullable<Payout['failure']>,
  stripeAccountId: string | undefined,
): Promise<void> {
  const set = {
    refusedTransfers: refusedTransfers + 1,
    stripeAccountId,
    failure,
    updatedAt: new Date().toISOString(),
  };
  const onlyIf = { state: isNoneOf('settled', 'refused'), refusedTransfers: stillAt(refusedTransfers) };
  await tryWrite(change(table, { transactionId }, { set, onlyIf }));
}
