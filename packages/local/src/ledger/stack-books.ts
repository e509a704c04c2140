/** The books of a stack, read line by line from its table. */
import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { type BookedLine, type Books, readBooks } from '@cgdx/core/ledger/check-ledger.ts';
import { z } from 'zod';
import type { Stack } from '../start/endpoints.ts';

export interface DatedLine extends BookedLine {
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

const text = z.object({ S: z.string() }).transform(({ S }) => S);
const lineSchema = z.object({
  entryId: text,
  account: text,
  currency: text.pipe(z.enum(['CGDX', 'SGD'])),
  amount: text.transform(BigInt),
  createdAt: text,
});

/** Returns all lines, in no order. */
export async function stackLines({ region, credentials, endpoints, tables }: Stack): Promise<DatedLine[]> {
  const client = new DynamoDBClient({
    region,
    ...(credentials && { credentials }),
    ...(endpoints.dynamodb !== undefined && { endpoint: endpoints.dynamodb }),
  });
  try {
    const lines: DatedLine[] = [];
    const query = { TableName: tables.LedgerTable, ConsistentRead: true };
    for await (const { Items = [] } of paginateScan({ client }, query))
      lines.push(...Items.map((item) => lineSchema.parse(item)));
    return lines;
  } finally {
    client.destroy();
  }
}

export const stackBooks = async (stack: Stack): Promise<Books> => readBooks(await stackLines(stack));
