/** Purchases: one item each in the transaction table, whichever way they are paid. */
import { invariant } from '@cgdx/core/error/market-error.ts';
import { z } from 'zod';
import { isBelow, isOneOf } from './expression.ts';
import { change, findItem, putOnce, tryWrite } from './item.ts';
import { listItems } from './query.ts';

const digits = z.string().regex(/^\d+$/);

const boughtUploadSchema = z.object({
  uploadHash: z.string(),
  dataPoolId: z.string(),
  quality: z.number().int(),
  /** Base units of CGDX. */
  priceWei: digits,
});
export type BoughtUpload = z.infer<typeof boughtUploadSchema>;

const failureSchema = z.object({ code: z.string(), message: z.string() });
export type Failure = z.infer<typeof failureSchema>;

const purchaseStates = [
  /** A card's page is open; nothing was paid. */
  'awaiting-payment',
  /** A payment was reported and is not verified yet. */
  'submitted',
  'paid',
  /** The buyer has the uploads; the file is being made. */
  'granted',
  'completed',
  /** Nothing was captured, or nothing from this buyer. */
  'refused',
  'to-refund',
  'refunded',
] as const;
export type PurchaseState = (typeof purchaseStates)[number];

const purchaseSchema = z.object({
  /** The purchase's id; the table also contains payouts. */
  transactionId: z.string(),
  kind: z.literal('purchase'),
  rail: z.enum(['card', 'cgdx']),
  userSub: z.string(),
  state: z.enum(purchaseStates),
  /** Number of submissions so far: each starts its own execution. */
  attempt: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The quote that is paid by card. */
  quoteId: z.string().optional(),
  checkoutSessionId: z.string().optional(),
  paymentIntentId: z.string().optional(),
  /** The transaction that paid in CGDX. */
  transactionHash: z.string().optional(),
  wallet: z.string().optional(),
  /** Known as soon as the payment is verified. */
  uploads: z.array(boughtUploadSchema).optional(),
  /** What was captured: cents of SGD by card, base units of CGDX by wallet. */
  captured: z
    .object({
      currency: z.enum(['CGDX', 'SGD']),
      pools: z.array(z.object({ dataPoolId: z.string(), amount: digits })),
    })
    .optional(),
  completedAt: z.string().optional(),
  sizeBytes: z.number().optional(),
  refundReference: z.string().optional(),
  /** The last attempt's failure; meaningless while a purchase goes on. */
  failure: failureSchema.optional(),
  /** A fault of ours stopped the execution; nothing is lost. */
  isPaused: z.boolean().optional(),
  /** The order of the last event of the attempt's execution that was recorded. */
  workflowOrder: z.number().int().optional(),
});
export type Purchase = z.infer<typeof purchaseSchema>;
export type PurchaseChange = Partial<
  Omit<Purchase, 'transactionId' | 'kind' | 'rail' | 'userSub' | 'createdAt' | 'updatedAt'>
>;

const table = 'TransactionTable';
/** The table's other items have another kind. */
const anySchema = z.looseObject({ kind: z.string() });
const now = () => new Date().toISOString();

/** Reads consistently, so that it sees every earlier write. */
export async function findPurchase(purchaseId: string): Promise<Purchase | undefined> {
  const item = await findItem(table, { transactionId: purchaseId }, anySchema);
  return item?.kind === 'purchase' ? purchaseSchema.parse(item) : undefined;
}

/** @throws MarketError InvariantBroken if it does not exist, although its workflow runs */
export async function readPurchase(purchaseId: string): Promise<Purchase> {
  const found = await findPurchase(purchaseId);
  invariant(found, 'a purchase that is worked on is stored');
  return found;
}

/** Stores a purchase once and returns the stored one. */
export async function beginPurchase(
  about: Pick<Purchase, 'transactionId' | 'rail' | 'userSub' | 'state'> &
    Pick<PurchaseChange, 'quoteId' | 'transactionHash' | 'wallet'>,
): Promise<Purchase> {
  const at = now();
  await tryWrite(putOnce(table, { ...about, kind: 'purchase', attempt: 1, createdAt: at, updatedAt: at }));
  return readPurchase(about.transactionId);
}

/** Changes a purchase that is in one of the states `from`, alone or within a transaction. */
export const purchaseUpdate = (purchaseId: string, from: readonly PurchaseState[], what: PurchaseChange) =>
  change(
    table,
    { transactionId: purchaseId },
    { set: { isPaused: false, ...what, updatedAt: now() }, onlyIf: { state: isOneOf(...from) } },
  );

/**
 * Changes a purchase that is in one of the states `from`.
 * @returns false if it is in another state: another run was faster
 */
export const changePurchase = (...about: Parameters<typeof purchaseUpdate>): Promise<boolean> =>
  tryWrite(purchaseUpdate(...about));

/** A workflow works on these, or will. */
const unfinished: readonly PurchaseState[] = [
  'awaiting-payment',
  'submitted',
  'paid',
  'granted',
  'to-refund',
];

/**
 * Records that a purchase's execution stopped, or was redriven; the next change removes the mark. Events may come late
 * and twice: one that is older than the last, or comes after the purchase has ended, changes nothing.
 */
export async function recordPause(purchaseId: string, isPaused: boolean, order: number): Promise<void> {
  await tryWrite(
    change(
      table,
      { transactionId: purchaseId },
      {
        set: { isPaused, workflowOrder: order, updatedAt: now() },
        onlyIf: { state: isOneOf(...unfinished), workflowOrder: isBelow(order) },
      },
    ),
  );
}

/** Returns all of a person's purchases, newest first. */
export async function purchasesOfPerson(userSub: string): Promise<Purchase[]> {
  const items = await listItems(
    table,
    { userSub },
    { index: 'byUser', schema: anySchema, newestFirst: true },
  );
  return items.filter(({ kind }) => kind === 'purchase').map((item) => purchaseSchema.parse(item));
}
