/** Follows a transaction that a wallet has sent, even if its person speeds it up. */
import { isError, type TransactionResponse } from 'ethers';

/** The person withdrew the transaction in the wallet, or used its place for another: nothing was paid. */
export class TransactionCancelled extends Error {
  override readonly name = 'TransactionCancelled';
}

/**
 * Waits until the transaction is in a block.
 * @returns the hash under which it is there: another one if the wallet has sent it again at a higher fee
 * @throws TransactionCancelled; ethers' error `CALL_EXCEPTION` if it was reverted; any error of the node
 */
export async function minedHash(sent: TransactionResponse): Promise<string> {
  try {
    await sent.wait();
    return sent.hash;
  } catch (error) {
    if (!isError(error, 'TRANSACTION_REPLACED')) throw error;
    if (error.cancelled) throw new TransactionCancelled('The transaction was cancelled.', { cause: error });
    return error.receipt.hash;
  }
}
