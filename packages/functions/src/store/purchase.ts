/** Purchases: one item each in the transaction table, whichever way they are paid. */
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { tableName } from '../wiring.ts';
import { pagesOfQuery } from './query.ts';
import { documentClient, isConditionFailure } from './table.ts';

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

export const purchaseStates = [
  /** A card's page is open; nothing was paid. */
  'awaiting-payment',
  /** Somebody says that it was paid. */
  'submitted',
  'paid',
  /** The uploads are the buyer's; their file is being made. */
  'granted',
  'completed',
  /** Nothing was captured, or nothing of this buyer's. */
  'refused',
  'to-refund',
  'refunded',
] as const;
export type PurchaseState = (typeof purchaseStates)[number];

const purchaseSchema = z.object({
  /** The purchase's id; the table holds payouts, too. */
  transactionId: z.string(),
  kind: z.literal('purchase'),
  rail: z.enum(['card', 'cgdx']),
  userSub: z.string(),
  state: z.enum(purchaseStates),
  /** How often it was submitted: each time is an execution of its own. */
  attempt: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** What is bought, by card. */
  quoteId: z.string().optional(),
  checkoutSessionId: z.string().optional(),
  paymentIntentId: z.string().optional(),
  /** What paid, in CGDX. */
  transactionHash: z.string().optional(),
  wallet: z.string().optional(),
  /** Known once it is paid. */
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
  failure: failureSchema.optional(),
  /** Its execution stopped through a fault of ours; nothing is lost. */
  isPaused: z.boolean().optional(),
});
export type Purchase = z.infer<typeof purchaseSchema>;
export type PurchaseChange = Partial<
  Omit<Purchase, 'transactionId' | 'kind' | 'rail' | 'userSub' | 'createdAt' | 'updatedAt'>
>;

const table = () => tableName('TransactionTable');
const now = () => new Date().toISOString();

/** Reads its own writes. */
export async function findPurchase(purchaseId: string): Promise<Purchase | undefined> {
  const { Item } = await documentClient.send(
    new GetCommand({ TableName: table(), Key: { transactionId: purchaseId }, ConsistentRead: true }),
  );
  return Item?.kind === 'purchase' ? purchaseSchema.parse(Item) : undefined;
}

/** @throws Error where it is gone: its workflow would not run */
export async function readPurchase(purchaseId: string): Promise<Purchase> {
  const found = await findPurchase(purchaseId);
  if (!found) throw new Error('a purchase that is worked on is stored');
  return found;
}

/** Stores a purchase once. @returns the one that stands */
export async function beginPurchase(
  about: Pick<Purchase, 'transactionId' | 'rail' | 'userSub' | 'state'> &
    Pick<PurchaseChange, 'quoteId' | 'transactionHash' | 'wallet'>,
): Promise<Purchase> {
  const at = now();
  try {
    await documentClient.send(
      new PutCommand({
        TableName: table(),
        Item: { ...about, kind: 'purchase', attempt: 1, createdAt: at, updatedAt: at },
        ConditionExpression: 'attribute_not_exists(transactionId)',
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
  return readPurchase(about.transactionId);
}

/** The update that changes a purchase that is in one of the states `from`; alone or within a transaction. */
export function purchaseUpdate(purchaseId: string, from: readonly PurchaseState[], change: PurchaseChange) {
  const values: Record<string, unknown> = { ...change, updatedAt: now() };
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return {
    TableName: table(),
    Key: { transactionId: purchaseId },
    UpdateExpression: `SET ${entries.map(([name]) => `#${name} = :${name}`).join(', ')} REMOVE isPaused${change.state === 'submitted' ? ', failure' : ''}`,
    ConditionExpression: `#state IN (${from.map((_, at) => `:from${at}`).join(', ')})`,
    ExpressionAttributeNames: {
      '#state': 'state',
      ...Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    },
    ExpressionAttributeValues: {
      ...Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])),
      ...Object.fromEntries(from.map((state, at) => [`:from${at}`, state])),
    },
  };
}

/**
 * Changes a purchase that is in one of the states `from`.
 * @returns false if it is in another state: another run was quicker
 */
export async function changePurchase(
  purchaseId: string,
  from: readonly PurchaseState[],
  change: PurchaseChange,
): Promise<boolean> {
  try {
    await documentClient.send(new UpdateCommand(purchaseUpdate(purchaseId, from, change)));
    return true;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return false;
  }
}

/** An execution stopped; whatever it does next takes the mark away again. */
export async function pausePurchase(purchaseId: string): Promise<void> {
  try {
    await documentClient.send(
      new UpdateCommand({
        TableName: table(),
        Key: { transactionId: purchaseId },
        UpdateExpression: 'SET isPaused = :yes, updatedAt = :now',
        ConditionExpression: 'attribute_exists(transactionId)',
        ExpressionAttributeValues: { ':yes': true, ':now': now() },
      }),
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/** All of them, newest first. */
export async function purchasesOfPerson(userSub: string): Promise<Purchase[]> {
  const found: Purchase[] = [];
  const query = {
    TableName: table(),
    IndexName: 'byUser',
    KeyConditionExpression: 'userSub = :sub',
    ExpressionAttributeValues: { ':sub': userSub },
    ScanIndexForward: false,
  };
  for await (const items of pagesOfQuery(query)) {
    const purchases = items.filter((item) => item.kind === 'purchase');
    found.push(...purchases.map((item) => purchaseSchema.parse(item)));
  }
  return found;
}
