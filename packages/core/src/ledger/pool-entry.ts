/** The movements of a pool's own money in the ledger: its escrow is filled, and its owner takes what it earned. */
import { type Currency, type Entry, entry, poolAccount, walletAccount } from './entry.ts';
import { proceedsAccount } from './purchase-entry.ts';

/** @param movementId names the movement for ever: the transaction, and the place of the event in it */
export const poolFunded = (movementId: string, dataPoolId: string, amountWei: bigint): Entry =>
  entry(`pool.funded#${movementId}`, 'pool.funded', [
    { account: walletAccount, currency: 'CGDX', amount: -amountWei },
    { account: poolAccount(dataPoolId), currency: 'CGDX', amount: amountWei },
  ]);

/**
 * Records that a pool's owner has what it earned.
 * @param receiver the account that it went to: wallets for CGDX, banks for what cards paid
 */
export const proceedsWithdrawn = (
  movementId: string,
  dataPoolId: string,
  receiver: string,
  { currency, amount }: { readonly currency: Currency; readonly amount: bigint },
): Entry =>
  entry(`proceeds.withdrawn#${movementId}`, 'proceeds.withdrawn', [
    { account: proceedsAccount(dataPoolId), currency, amount: -amount },
    { account: receiver, currency, amount },
  ]);

/** Records that a bank sent back what had been withdrawn: it is the owner's, and here again. */
export const proceedsReturned = (
  movementId: string,
  dataPoolId: string,
  receiver: string,
  { currency, amount }: { readonly currency: Currency; readonly amount: bigint },
): Entry =>
  entry(`proceeds.returned#${movementId}`, 'proceeds.returned', [
    { account: receiver, currency, amount: -amount },
    { account: proceedsAccount(dataPoolId), currency, amount },
  ]);
