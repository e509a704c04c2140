/** Follows a transaction that a wallet has sent, even if its owner speeds it up. */
import { isError, type TransactionResponse } from 'ethers';

/** The person cancelled the transaction in the wallet, or replaced it by another: nothing was paid. */
export class TransactionCancelled extends Error {
  override readonly name = 'TransactionCancelled';
}

/**
 * Waits until the transaction is in a block.
 * @returns the transaction's hash in the block: a new one if the wallet has sent it again at a higher fee
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
 * Polls for the receipt as well: ethers looks for it once, and then with each new block. A chain that mines one block for each
 * transaction may have mined this one in between, and then no further block comes.
 */
async function mined(sent: TransactionResponse): Promise<void> {
  let isOver = false;
  const seen = async (): Promise<void> => {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
      // The node may be unavailable for a moment; if it stays so, ethers' own wait fails.
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
