/** Sends a transaction, and waits until the node shows it. */
import { JsonRpcSigner, type Signer, type TransactionRequest, type TransactionResponse } from 'ethers';
import { SentUnseen, sentHashOf } from './sent-unseen.ts';

const lookEveryMs = 1_000;
/** After this many requests the wait ends: a contract wallet may return a hash that no node knows, or wait for its other owners. */
const mostLooks = 60;

/**
 * Waits for a limited time: ethers itself would wait for ever for a transaction that no node shows.
 * @throws SentUnseen if the transaction was sent and the node does not show it; otherwise the wallet's own error
 */
export async function sendSeen(
  signer: Signer,
  transaction: TransactionRequest,
): Promise<TransactionResponse> {
  if (!(signer instanceof JsonRpcSigner)) {
    return signer.sendTransaction(transaction).catch((error: unknown) => {
      const hash = sentHashOf(error);
      throw hash === undefined ? error : new SentUnseen(hash, error);
    });
  }
  const { provider } = signer;
  const from = await provider.getBlockNumber();
  const hash = await signer.sendUncheckedTransaction(transaction);
  for (let looks = 0; looks < mostLooks; looks++) {
    // The node may be unavailable for a moment.
    const sent = await provider.getTransaction(hash).catch(() => null);
    if (sent) return sent.replaceableTransaction(from);
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  throw new SentUnseen(hash, new Error('The node does not show it.'));
}
