/** The entries of a pool's own money: deposits into its escrow, and withdrawals of its proceeds. */
import { type Currency, type Entry, entry, poolAccount, walletAccount } from './entry.ts';
import { proceedsAccount } from './purchase-entry.ts';

/** @param movementId a permanent id of the deposit: the transaction and the index of the event in it */
export const poolFunded = (movementId: string, dataPoolId: string, amountWei: bigint): Entry =>
  entry(`pool.funded#${movementId}`, 'pool.funded', [
    { account: walletAccount, currency: 'CGDX', amount: -amountWei },
    { account: poolAccount(dataPoolId), currency: 'CGDX', amount: amountWei },
  ]);

/**
 * Records that a pool's owner withdrew proceeds.
 * @param receiver the receiving account: wallets for CGDX, banks for payments by card
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

/** Records that a bank returned a withdrawal, which is part of the proceeds again. */
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
