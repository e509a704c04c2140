/** Sends the latest attempt of an update, and tells from the node's answer whether it was accepted. */
import type { RootUpdate } from '../merkle/root-update.ts';
import { isKnown, sendRaw } from '../node/chain-query.ts';
import { chainUnavailable } from '../node/rpc.ts';
import { outOfFunds } from './affordable-fees.ts';
import { latestAttempt, rawOf } from './attempt.ts';
import { assertNotTooLarge } from './too-large.ts';

export type BroadcastResult = 'sent' | 'underpriced' | 'nonce-used';

/**
 * Sends the attempt unless the node has it already. Sending the same bytes twice is harmless.
 * @throws MarketError OperatorOutOfFunds, TransactionTooLarge; ChainUnavailable if the node refuses it for any other reason
 */
export async function broadcast(update: RootUpdate): Promise<BroadcastResult> {
  const latest = latestAttempt(update);
  if (await isKnown(latest.hash)) return 'sent';
  const refusal = await sendRaw(rawOf(update, latest));
  if (refusal === undefined || /already (known|imported)/i.test(refusal)) return 'sent';
  if (/nonce too low|nonce is too low|old nonce/i.test(refusal)) return 'nonce-used';
  if (/underpriced|fee too low|less than block base fee|priority fee/i.test(refusal)) return 'underpriced';
  assertNotTooLarge(refusal);
  const cause = new Error(refusal);
  throw /insufficient funds/i.test(refusal) ? outOfFunds(cause) : chainUnavailable(cause);
}
