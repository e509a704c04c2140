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
    await mined(sent);
    return sent.hash;
  } catch (error) {
    if (!isError(error, 'TRANSACTION_REPLACED')) throw error;
    if (error.cancelled) throw new TransactionCancelled('The transaction was cancelled.', { cause: error });
    return error.receipt.hash;
  }
}

const lookEveryMs = 1_000;

/**
 * ethers looks for the receipt once and then with each new block. A chain that mines one block a transaction may have
 * mined ours in between, and no further block comes: so it is looked for on a clock as well.
 */
async function mined(sent: TransactionResponse): Promise<void> {
  let isOver = false;
  const seen = async (): Promise<void> => {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
      // The node may be away for a moment: ethers' own wait says so if it stays away.
      if (await sent.provider.getTransactionReceipt(sent.hash).catch(() => null)) break;
    }
    if (!isOver) await sent.wait();
  };
  try {
    await Promise.race([sent.wait(), seen()]);
  } finally {
    isOver = true;
  }
}
