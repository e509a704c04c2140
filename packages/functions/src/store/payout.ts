/** Payouts: one item each in the transaction table. */

import { payoutSchema as shownSchema } from '@cgdx/api/route/payout.ts';
import { z } from 'zod';
import { is, isBelow, isNoneOf, present } from './expression.ts';
import { change, findItem, putOnce, tryWrite } from './item.ts';
import { listItems } from './query.ts';

/** A payout as the API shows it, with the id that all transactions of the table have. */
const payoutSchema = shownSchema.omit({ payoutId: true }).extend({
  transactionId: z.string(),
  kind: z.literal('payout'),
  userSub: z.string(),
});
export type Payout = z.infer<typeof payoutSchema>;

const table = 'TransactionTable';
/** An item of any kind: the table has others beside payouts. */
const anySchema = z.looseObject({ kind: z.string() });

/** Stores a payout once. Returns the stored one: a second call with the same id changes nothing. */
export async function requestPayout(
  about: Pick<Payout, 'transactionId' | 'userSub' | 'uploadHash' | 'dataPoolId' | 'wallet' | 'amountWei'>,
): Promise<Payout> {
  const at = new Date().toISOString();
  const payout: Payout = {
    ...about,
    kind: 'payout',
    rail: 'cgdx',
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
  also: Partial<Pick<Payout, 'transactionHash' | 'amountWei' | 'failure'>> = {},
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
