/** For tests: reads the books from a test's database. */
import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { type Books, readBooks } from '@cgdx/core/ledger/check-ledger.ts';
import { expect } from 'vitest';

/** @throws if the entries do not sum to zero */
export async function storedBooks(client: DynamoDBDocumentClient): Promise<Books> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: 'test-LedgerTable' }));
  const books = readBooks(
    Items.map(({ entryId, account, currency, amount }) => ({
      entryId,
      account,
      currency,
      amount: BigInt(amount),
    })),
  );
  expect(books.unbalanced).toEqual([]);
  return books;
}
