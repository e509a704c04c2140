/** For tests: what the books say in Singapore dollars. */
import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { balanceOf, readBooks } from '@cgdx/core/ledger/check-ledger.ts';
import { expect } from 'vitest';

/** Returns the balance of an account in cents; the entries of the books must add up to nothing. */
export async function readBalances(client: DynamoDBDocumentClient): Promise<(account: string) => bigint> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: 'test-LedgerTable' }));
  const read = readBooks(
    Items.map(({ entryId, account, currency, amount }) => ({
      entryId,
      account,
      currency,
      amount: BigInt(amount),
    })),
  );
  expect(read.unbalanced).toEqual([]);
  return (account) => balanceOf(read, account, 'SGD');
}
