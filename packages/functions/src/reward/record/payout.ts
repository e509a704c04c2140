/** Payouts: one item each in the transaction table. */

import { payoutSchema as shownSchema } from '@cgdx/api/route/payout.ts';
import { z } from 'zod';
import { absent, type Condition, is, isBelow, isNoneOf, present } from '../../ground/table/expression.ts';
import { addOnce, change, findItem, tryChange, tryWrite } from '../../ground/table/item.ts';
import { listItems, listPage, type Page, type Position } from '../../ground/table/query.ts';

/** The hash key of the index of unfinished payouts. */
const isOpen = 'open';

/** A payout as the API shows it, with `transactionId` as its key, like every item of the table. */
const payoutSchema = shownSchema.omit({ payoutId: true }).extend({
  transactionId: z.string(),
  kind: z.literal('payout'),
  userSub: z.string(),
  /** Absent once it has ended. */
  open: z.literal(isOpen).optional(),
  /** How many executions it has had, if it was more than one. */
  executions: z.number().int().optional(),
  /**
   * True once the account was found to be payable: from then on the payout waits, and no state of the account
   * refuses it.
   */
  isAccountChecked: z.boolean().optional(),
  /** The order of the last event of its execution that was recorded. */
  workflowOrder: z.number().int().optional(),
  /** How many transfers Stripe has certainly refused: each next one has an idempotency key of its own. */
  refusedTransfers: z.number().int().optional(),
  /** When a transfer was last requested with the current idempotency key; absent if the outcome of each request is known. */
  transferAskedAt: z.string().optional(),
  /** The reference of an operator's payment, made after its transfer was reversed. */
  settledByHand: z.string().optional(),
});
export type Payout = z.infer<typeof payoutSchema>;

const table = 'TransactionTable';
/** An item of any kind: the table also holds other items than payouts. */
const anySchema = z.looseObject({ kind: z.string() });

/** A payout to a wallet names the wallet, one to a bank the account and the cents. */
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
    open: isOpen,
    state: 'requested',
    createdAt: at,
    updatedAt: at,
  };
  await addOnce(table, payout);
  const stored = await findPayout(about.transactionId);
  if (!stored) throw new Error('a payout vanished right after it was stored');
  return stored;
}

/** Reads consistently, so that it sees every earlier write. */
export const findPayout = async (payoutId: string): Promise<Payout | undefined> =>
  parsePayout(await findItem(table, { transactionId: payoutId }, anySchema));

/** @returns undefined for an item of another kind */
export const parsePayout = (item: Readonly<Record<string, unknown>> | undefined): Payout | undefined =>
  item?.kind === 'payout' ? payoutSchema.parse(item) : undefined;

/** Returns all of a person's payouts, newest first. */
export async function payoutsOfPerson(userSub: string): Promise<Payout[]> {
  const items = await listItems(
    table,
    { userSub },
    { index: 'byUser', schema: anySchema, newestFirst: true },
  );
  return items.filter(({ kind }) => kind === 'payout').map((item) => payoutSchema.parse(item));
}

/** Returns payouts that have not ended, those that changed longest ago first. */
export const openPayouts = (most: number): Promise<Payout[]> =>
  listItems(table, { open: isOpen }, { index: 'byOpen', schema: payoutSchema, most });

/** Returns one page of the open payouts. @param after the `last` of the previous page */
export const openPayoutsAfter = (most: number, after: Position | undefined): Promise<Page<Payout>> =>
  listPage(table, { open: isOpen }, { index: 'byOpen', schema: payoutSchema, most, ...(after && { after }) });

/** States that a payout never leaves. */
export const ended: readonly Payout['state'][] = ['settled', 'refused'];

/** True of a payout that has not ended, and of which no newer event was recorded. */
const isUnderWay = (workflowOrder: number | undefined): Condition => ({
  transactionId: present,
  state: isNoneOf(...ended),
  ...(workflowOrder !== undefined && { workflowOrder: isBelow(workflowOrder) }),
});

/**
 * Changes a payout's state, alone or within a transaction. A payout that was settled or refused never changes.
 * @param workflowOrder given with events of the workflow: an older event changes nothing
 *
 */
export const payoutUpdate = (
  payoutId: string,
  state: Payout['state'],
  also: Partial<
    Pick<Payout, 'transactionHash' | 'transferId' | 'amountWei' | 'failure' | 'settledByHand'>
  > = {},
  workflowOrder?: number,
  onlyIf: Condition = {},
) =>
  change(
    table,
    { transactionId: payoutId },
    {
      set: {
        state,
        updatedAt: new Date().toISOString(),
        ...also,
        workflowOrder,
        ...(!ended.includes(state) && { open: isOpen }),
      },
      // A change of state ends the reason for which the payout waited or was stopped.
      unset: [...(ended.includes(state) ? ['open'] : []), ...(also.failure === undefined ? ['failure'] : [])],
      onlyIf: { ...isUnderWay(workflowOrder), ...onlyIf },
    },
  );

/** Writes a payout's state; changes nothing if it was settled or refused in the meantime. */
export async function recordPayout(...about: Parameters<typeof payoutUpdate>): Promise<void> {
  await tryWrite(payoutUpdate(...about));
}

/**
 * Records that a payout's execution has stopped. If a step recorded what the payout waits for, that reason
 * stays.
 * @param unnamed the reason to record if no step has recorded any
 */
export async function recordStop(
  transactionId: string,
  workflowOrder: number,
  unnamed: NonNullable<Payout['failure']>,
): Promise<void> {
  const set = { state: 'failed', workflowOrder, updatedAt: new Date().toISOString() };
  const onlyIf = isUnderWay(workflowOrder);
  await tryWrite(change(table, { transactionId }, { set, setOnce: { failure: unnamed }, onlyIf }));
}

/**
 * Records that a payout's execution goes on. The reason for which it waits stays, unless that is `stopped`, the
 * code of a mere stop.
 */
export async function recordRedrive(
  transactionId: string,
  workflowOrder: number,
  stopped: string,
): Promise<void> {
  const set = { state: 'paying', workflowOrder, updatedAt: new Date().toISOString() };
  await tryWrite(change(table, { transactionId }, { set, onlyIf: isUnderWay(workflowOrder) }));
  const onlyIf = { workflowOrder: is(workflowOrder), 'failure.code': is(stopped) };
  await tryWrite(change(table, { transactionId }, { unset: ['failure'], onlyIf }));
}

/**
 * Records what a payout that is being paid waits for now, if anything, unless a step has recorded a reason
 * meanwhile.
 */
export async function recordWait(
  { transactionId, failure: before }: Pick<Payout, 'transactionId' | 'failure'>,
  failure: Payout['failure'],
): Promise<void> {
  const set = { ...(failure && { failure }), updatedAt: new Date().toISOString() };
  const unset = failure ? [] : ['failure'];
  const onlyIf = { state: is('paying'), 'failure.code': before ? is(before.code) : absent };
  await tryWrite(change(table, { transactionId }, { set, unset, onlyIf }));
}

/**
 * Records that the account can be paid. From now on the payout goes on, whatever becomes of the account, and
 * waits for nothing.
 */
export async function recordAccountChecked(transactionId: string): Promise<void> {
  const set = { isAccountChecked: true, updatedAt: new Date().toISOString() };
  const onlyIf = { state: isNoneOf(...ended) };
  await tryWrite(change(table, { transactionId }, { set, unset: ['failure'], onlyIf }));
}

/**
 * Counts another execution, whose events are numbered from the beginning. Until its first step records more,
 * the payout is `requested` again. The reason for which it waits stays, unless that is `stopped`, the code of a
 * mere stop.
 * @returns the payout as it is now
 */
export async function beginExecution(
  { transactionId, executions }: Payout,
  stopped: string,
): Promise<Payout | undefined> {
  const next = (executions ?? 1) + 1;
  const set = { executions: next, state: 'requested', updatedAt: new Date().toISOString() };
  const onlyIf = { open: is(isOpen), executions: executions === undefined ? absent : is(executions) };
  await tryChange(change(table, { transactionId }, { set, unset: ['workflowOrder'], onlyIf }));
  const isStopped = { executions: is(next), state: is('requested'), 'failure.code': is(stopped) };
  await tryChange(change(table, { transactionId }, { unset: ['failure'], onlyIf: isStopped }));
  return findPayout(transactionId);
}

/** Records that the reward is reserved for a payout whose execution was restarted; a later state stays. */
export async function recordReserved(transactionId: string): Promise<void> {
  const set = { state: 'paying', updatedAt: new Date().toISOString() };
  await tryWrite(change(table, { transactionId }, { set, onlyIf: { state: is('requested') } }));
}

/** Records the new transaction of a claim that the chain had lost. Does nothing if the payout already names it. */
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
