/** Purchases: one item each, by card and by wallet alike. */
import {
  type Purchase as OwnPurchase,
  type PurchaseState,
  purchaseStates,
} from '@cgdx/api/route/purchase.ts';
import { invariant } from '@cgdx/core/error/market-error.ts';
import { isAllLost } from '@cgdx/core/purchase/captured.ts';
import { z } from 'zod';
import { is, isBelow, isOneOf, present } from '../../ground/table/expression.ts';
import { addOnce, change, findItem, tryChange, tryWrite } from '../../ground/table/item.ts';
import { listItems, listPage, type Page, type Position } from '../../ground/table/query.ts';

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

/**
 * The work that is left. `page`: a card may pay, on its page or as a saved card. `work`: the workflow has not
 * ended. `release`: the contract still holds the payment.
 */
const openKinds = ['page', 'work', 'release'] as const;
export type OpenKind = (typeof openKinds)[number];

const openOf: Readonly<Partial<Record<PurchaseState, OpenKind>>> = {
  'awaiting-payment': 'page',
  submitted: 'work',
  paid: 'work',
  granted: 'work',
  'to-refund': 'work',
};

const purchaseSchema = z.object({
  purchaseId: z.string(),
  rail: z.enum(['card', 'cgdx']),
  userSub: z.string(),
  state: z.enum(purchaseStates),
  /** Absent if no work is left. */
  open: z.enum(openKinds).optional(),
  /** Number of submissions so far: each starts its own execution. */
  attempt: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The quote that a card pays. */
  quoteId: z.string().optional(),
  checkoutSessionId: z.string().optional(),
  /**
   * Stripe's ids of the saved card with which a program pays, and of its owner; absent if a payment page was
   * used.
   */
  cardId: z.string().optional(),
  customerId: z.string().optional(),
  /** Set if the bank of the saved card asks its owner to confirm: the time until which they can. */
  authenticateBy: z.string().optional(),
  paymentIntentId: z.string().optional(),
  /** The transaction that paid in CGDX. */
  transactionHash: z.string().optional(),
  wallet: z.string().optional(),
  /** The API key with which a program of the buyer bought it. */
  keyId: z.string().optional(),
  /**
   * True once the payment is in a confirmed block with one of our quotes: a node that does not show it then is
   * behind.
   */
  isOnChain: z.boolean().optional(),
  /** Known once the payment is verified; for a saved card already before. */
  uploads: z.array(boughtUploadSchema).optional(),
  /** What was captured: cents of SGD by card, base units of CGDX by wallet. */
  captured: z
    .object({
      currency: z.enum(['CGDX', 'SGD']),
      pools: z.array(
        z.object({
          dataPoolId: z.string(),
          amount: digits,
          /** True for a purchase without a quote, which the contract does not refund. */
          isFinal: z.boolean().optional(),
          /** True for a purchase by quote whose payment the contract no longer holds: an operator refunds it. */
          isPaidOut: z.boolean().optional(),
        }),
      ),
    })
    .optional(),
  completedAt: z.string().optional(),
  /** When the payment was refunded; absent in old refunds. */
  refundedAt: z.string().optional(),
  /** The version of the licence that the buyer agreed to when the quote was made. */
  licence: z.string().optional(),
  sizeBytes: z.number().optional(),
  refundReference: z.string().optional(),
  /** The state of each dispute, by its id. */
  disputes: z.record(z.string(), z.enum(['open', 'won', 'lost'])).optional(),
  /** The amount that each dispute took, in cents of SGD, by its id. */
  disputedCents: z.record(z.string(), digits).optional(),
  /** Disputes whose money went back in place of the refund that was due. */
  refundedBy: z.array(z.string()).optional(),
  /** The transaction with which an operator has refunded what the contract cannot. */
  handRefund: z.string().optional(),
  /** Set if an operator has ordered the refund, because the purchase cannot be delivered. */
  refundOrdered: z.object({ reason: z.string(), at: z.string() }).optional(),
  /** The last attempt's failure; ignored while a purchase is in progress. */
  failure: failureSchema.optional(),
  /** True if a fault of ours stopped the execution; nothing is lost. */
  isPaused: z.boolean().optional(),
  /** The order of the last event of the attempt's execution that was recorded. */
  workflowOrder: z.number().int().optional(),
});
export type Purchase = z.infer<typeof purchaseSchema>;
export type PurchaseChange = Partial<
  Omit<Purchase, 'purchaseId' | 'rail' | 'userSub' | 'createdAt' | 'updatedAt' | 'refundedAt'>
>;

export const parsePurchase = (item: unknown): Purchase => purchaseSchema.parse(item);

export const purchaseTable = 'PurchaseTable';
const table = purchaseTable;
const now = () => new Date().toISOString();

/** Reads consistently, so that it sees every earlier write. */
export const findPurchase = (purchaseId: string): Promise<Purchase | undefined> =>
  findItem(table, { purchaseId }, purchaseSchema);

/** @throws MarketError InvariantBroken if it does not exist, although its workflow runs */
export async function readPurchase(purchaseId: string): Promise<Purchase> {
  const found = await findPurchase(purchaseId);
  invariant(found, 'a purchase that is worked on is stored');
  return found;
}

/** Whether a part of it was bought without a quote, which the contract does not refund. */
export const isFinal = ({ captured }: Pick<Purchase, 'captured'>): boolean =>
  captured?.pools.some((pool) => pool.isFinal === true) ?? false;

/** The amount captured for one pool. */
export type CapturedPool = NonNullable<Purchase['captured']>['pools'][number];

/** Whether only an operator can refund it. */
export const isByHand = ({ isFinal: wasDirect, isPaidOut }: CapturedPool): boolean =>
  wasDirect === true || isPaidOut === true;

type Beginning = Pick<Purchase, 'purchaseId' | 'rail' | 'userSub' | 'state'> &
  Pick<
    PurchaseChange,
    'quoteId' | 'transactionHash' | 'wallet' | 'keyId' | 'cardId' | 'customerId' | 'uploads'
  >;

/** Returns the item of a new purchase. */
export function newPurchase(about: Beginning): Purchase {
  const at = now();
  return { ...about, open: openOf[about.state], attempt: 1, createdAt: at, updatedAt: at };
}

/** Stores a purchase once and returns the stored one. */
export async function beginPurchase(about: Beginning): Promise<Purchase> {
  await addOnce(table, newPurchase(about));
  return readPurchase(about.purchaseId);
}

/**
 * Changes a purchase that is in one of the states `from`, alone or within a transaction. A new state determines
 * the work that is left, unless `what` does.
 */
export function purchaseUpdate(purchaseId: string, from: readonly PurchaseState[], what: PurchaseChange) {
  const open = what.open ?? (what.state && openOf[what.state]);
  return change(
    table,
    { purchaseId },
    {
      set: { isPaused: false, ...what, open, updatedAt: now() },
      // Set once: a refund is settled again if its first run was interrupted.
      ...(what.state === 'refunded' && { setOnce: { refundedAt: now() } }),
      ...(what.state !== undefined && open === undefined && { unset: ['open'] }),
      onlyIf: { state: isOneOf(...from) },
    },
  );
}

/**
 * Returns an update, for a transaction, that records the state of its disputes, in whatever state the purchase
 * is.
 */
export const disputesUpdate = (
  purchaseId: string,
  taken: Required<Pick<Purchase, 'disputes' | 'disputedCents'>>,
) => change(table, { purchaseId }, { set: { ...taken, updatedAt: now() }, onlyIf: { purchaseId: present } });

export type Disputed = Pick<Purchase, 'disputes' | 'disputedCents' | 'captured'>;

/** Returns the state of its disputes that the buyer must know: an open one before a lost one, a won one last. */
export function disputeStanding(purchase: Disputed): OwnPurchase['dispute'] {
  const states = Object.values(purchase.disputes ?? {});
  if (states.includes('open')) return 'open';
  if (states.includes('lost')) return isAllLost(purchase) ? 'lost' : 'partly-lost';
  return states.includes('won') ? 'won' : undefined;
}

/** Whether the buyer keeps access: no bank holds a part of the payment, nor has returned all of it. */
export const isPaidFor = (purchase: Disputed): boolean =>
  !['open', 'lost'].includes(disputeStanding(purchase) ?? '');

/**
 * Changes a purchase that is in one of the states `from`.
 * @returns false if it is in another state: another run was faster
 */
export const changePurchase = (...about: Parameters<typeof purchaseUpdate>): Promise<boolean> =>
  tryWrite(purchaseUpdate(...about));

/** States in which a workflow works on the purchase, or will. */
const unfinished: readonly PurchaseState[] = [
  'awaiting-payment',
  'submitted',
  'paid',
  'granted',
  'to-refund',
];

/**
 * Records that the execution of a purchase's attempt stopped, or was redriven; the next change of the purchase
 * removes the mark. Events may come late and twice. An event that is older than the last one, belongs to an
 * earlier attempt, or comes after the purchase has ended, changes nothing.
 */
export async function recordPause(
  { purchaseId, attempt }: Pick<Purchase, 'purchaseId' | 'attempt'>,
  isPaused: boolean,
  order: number,
): Promise<void> {
  await tryWrite(
    change(
      table,
      { purchaseId },
      {
        set: { isPaused, workflowOrder: order, updatedAt: now() },
        onlyIf: { state: isOneOf(...unfinished), attempt: is(attempt), workflowOrder: isBelow(order) },
      },
    ),
  );
}

/**
 * Begins another attempt, with an execution of its own, whose events are numbered from the beginning.
 * @returns the purchase as it is now: another run may have been faster
 */
export async function beginAttempt(
  { purchaseId, state, attempt, open }: Purchase,
  what: PurchaseChange = {},
): Promise<Purchase> {
  const { Update } = purchaseUpdate(purchaseId, [state], {
    state,
    // The work that is left stays, even if the purchase has ended.
    open,
    ...what,
    attempt: attempt + 1,
    workflowOrder: 0,
  });
  await tryChange({ Update });
  return readPurchase(purchaseId);
}

/** Submits a refused purchase again: its transaction was not found, or seemed to be of another wallet. */
export const submitAgain = (purchase: Purchase, wallet: string): Promise<Purchase> =>
  beginAttempt(purchase, { state: 'submitted', wallet });

/** Returns all of a person's purchases, newest first. */
export const purchasesOfPerson = (userSub: string): Promise<Purchase[]> =>
  listItems(table, { userSub }, { index: 'byUser', schema: purchaseSchema, newestFirst: true });

/**
 * Returns the next `most` of a person's purchases that `isWanted` accepts, newest first.
 * @param last where the page before ended; the first page by default
 *
 */
export async function purchasesAfter(
  userSub: string,
  most: number,
  isWanted: (purchase: Purchase) => boolean,
  last?: Purchase,
): Promise<Purchase[]> {
  const found: Purchase[] = [];
  const about = { index: 'byUser', schema: purchaseSchema, newestFirst: true, most } as const;
  let after: Position | undefined = last && {
    purchaseId: last.purchaseId,
    userSub,
    createdAt: last.createdAt,
  };
  do {
    const page: Page<Purchase> = await listPage(table, { userSub }, { ...about, ...(after && { after }) });
    found.push(...page.items.filter(isWanted));
    after = page.last;
  } while (after && found.length < most);
  return found.slice(0, most);
}

/** Returns at most `most` purchases with this work left, those that changed longest ago first. */
export const openPurchases = (open: OpenKind, most: number): Promise<Purchase[]> =>
  listItems(table, { open }, { index: 'byOpen', schema: purchaseSchema, most });

/** Returns one page of the purchases with this work left. @param after the `last` of the previous page */
export const openPurchasesAfter = (
  open: OpenKind,
  most: number,
  after: Position | undefined,
): Promise<Page<Purchase>> =>
  listPage(table, { open }, { index: 'byOpen', schema: purchaseSchema, most, ...(after && { after }) });
