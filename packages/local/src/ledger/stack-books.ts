/** The books of a stack, read line by line from its table. */

import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { type BookedLine, type Books, readBooks } from '@cgdx/core/ledger/check-ledger.ts';
import { heldFaults, type UnfinishedPurchase } from '@cgdx/core/ledger/held-purchase.ts';
import { z } from 'zod';
import type { Stack } from '../start/endpoints.ts';

export interface DatedLine extends BookedLine {
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

const lineSchema = z.object({
  entryId: z.string(),
  account: z.string(),
  currency: z.enum(['CGDX', 'SGD']),
  amount: z.string().transform(BigInt),
  createdAt: z.string(),
});

async function scan<T>(
  { region, credentials, endpoints }: Stack,
  TableName: string | undefined,
  schema: z.ZodType<T>,
): Promise<T[]> {
  const client = new DynamoDBClient({
    region,
    ...(credentials && { credentials }),
    ...(endpoints.dynamodb !== undefined && { endpoint: endpoints.dynamodb }),
  });
  try {
    const found: T[] = [];
    for await (const { Items = [] } of paginateScan(
      { client: DynamoDBDocumentClient.from(client) },
      { TableName, ConsistentRead: true },
    ))
      found.push(...Items.map((item) => schema.parse(item)));
    return found;
  } finally {
    client.destroy();
  }
}

/** Returns all lines, in no order. */
export const stackLines = (stack: Stack): Promise<DatedLine[]> =>
  scan(stack, stack.tables.LedgerTable, lineSchema);

export const stackBooks = async (stack: Stack): Promise<Books> => readBooks(await stackLines(stack));

/** In these states a payment was captured, and has become neither access nor a refund. */
const unfinishedStates = ['paid', 'granted', 'to-refund'];

const purchaseSchema = z.object({
  purchaseId: z.string(),
  state: z.string(),
  captured: z
    .object({ currency: z.enum(['CGDX', 'SGD']), pools: z.array(z.object({ amount: z.string() })) })
    .optional(),
});

export async function unfinishedPurchases(stack: Stack): Promise<UnfinishedPurchase[]> {
  const purchases = await scan(stack, stack.tables.PurchaseTable, purchaseSchema);
  return purchases.flatMap(({ purchaseId, state, captured }) => {
    if (!captured || !unfinishedStates.includes(state)) return [];
    const { currency, pools } = captured;
    return [{ purchaseId, currency, amount: pools.reduce((sum, { amount }) => sum + BigInt(amount), 0n) }];
  });
}

/** The tables are read one after the other: a purchase that ends in between looks like a fault once. */
const mostReads = 5;
const readAgainMs = 1_000;

/** @returns the books, and a sentence for each difference between what they hold and the unfinished purchases */
export async function checkedBooks(stack: Stack): Promise<{ books: Books; faults: readonly string[] }> {
  for (let reads = 1; ; reads += 1) {
    const before = await unfinishedPurchases(stack);
    const lines = await stackLines(stack);
    const faults = heldFaults(lines, before);
    if (faults.length === 0 || reads === mostReads) return { books: readBooks(lines), faults };
    await sleep(readAgainMs);
  }
}
