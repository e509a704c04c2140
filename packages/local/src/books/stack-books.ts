/** Reads the books line by line, and compares their balances with the unfinished purchases. */

import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { type BookedLine, type Books, readBooks } from '@cgdx/core/ledger/check-ledger.ts';
import { heldFaults, type UnfinishedPurchase } from '@cgdx/core/ledger/held-purchase.ts';
import { capturedAmount } from '@cgdx/core/purchase/captured.ts';
import { z } from 'zod';
import type { Stack } from '../ground/endpoints.ts';

export interface DatedLine extends BookedLine {
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

export const lineSchema = z.object({
  entryId: z.string(),
  account: z.string(),
  currency: z.enum(['CGDX', 'SGD']),
  amount: z.string().transform(BigInt),
  createdAt: z.string(),
});

/** Reads a whole table. */
export async function scanStack<T>(
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

/** The source of the books. */
export interface BookStore {
  /** Returns all lines, unordered. */
  readonly lines: () => Promise<DatedLine[]>;
  readonly unfinished: () => Promise<UnfinishedPurchase[]>;
}

/** The books of a running stack that has an endpoints.json. */
export const stackStore = (stack: Stack): BookStore => ({
  lines: () => scanStack(stack, stack.tables.LedgerTable, lineSchema),
  unfinished: async () => unfinishedOf(await scanStack(stack, stack.tables.PurchaseTable, capturedSchema)),
});

export const stackBooks = async (stack: Stack): Promise<Books> => readBooks(await stackStore(stack).lines());

/** In these states a payment was captured, but has led neither to access nor to a refund yet. */
const unfinishedStates = ['paid', 'granted', 'to-refund'];

export const capturedSchema = z.object({
  purchaseId: z.string(),
  state: z.string(),
  captured: z
    .object({ currency: z.enum(['CGDX', 'SGD']), pools: z.array(z.object({ amount: z.string() })) })
    .optional(),
});

export const unfinishedOf = (purchases: readonly z.infer<typeof capturedSchema>[]): UnfinishedPurchase[] =>
  purchases.flatMap(({ purchaseId, state, captured }) => {
    if (!captured || !unfinishedStates.includes(state)) return [];
    return [{ purchaseId, currency: captured.currency, amount: capturedAmount(captured) }];
  });

/** Tables are read one after the other, so a purchase that ends in between appears as a difference in one read. */
const mostReads = 5;
const readAgainMs = 1_000;

/** @returns the books, and a sentence for each difference between their balances and the unfinished purchases */
export async function checkedBooks({
  lines: readLines,
  unfinished,
}: BookStore): Promise<{ books: Books; faults: readonly string[] }> {
  for (let reads = 1; ; reads += 1) {
    const before = await unfinished();
    const lines = await readLines();
    const faults = heldFaults(lines, before);
    if (faults.length === 0 || reads === mostReads) return { books: readBooks(lines), faults };
    await sleep(readAgainMs);
  }
}
