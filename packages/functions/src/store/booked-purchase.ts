/** Changes a purchase together with what the ledger says of it: both or neither. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Entry } from '@cgdx/core/ledger/entry.ts';
import { ledgerPuts } from './ledger.ts';
import { purchaseUpdate } from './purchase.ts';
import { documentClient, isConditionFailure } from './table.ts';

/** @returns false if the purchase is in another state: another run was quicker */
export async function bookPurchase(
  entry: Entry,
  ...change: Parameters<typeof purchaseUpdate>
): Promise<boolean> {
  const TransactItems = [{ Update: purchaseUpdate(...change) }, ...ledgerPuts(entry)];
  try {
    await documentClient.send(new TransactWriteCommand({ TransactItems }));
    return true;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return false;
  }
}
