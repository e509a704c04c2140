/** Decides how much gas a transaction of the lane may use. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { UpdateDraft } from '../merkle/root-update.ts';
import { estimateGas } from '../node/marketplace-query.ts';
import { isRootMismatch } from '../node/revert.ts';
import { RpcRefusal } from '../node/rpc.ts';
import type { LaneSession } from './lane-session.ts';
import { retryWhileStale } from './retry-while-stale.ts';
import { senderOf } from './sender.ts';
import { assertNotTooLarge } from './too-large.ts';

/** Room above the estimate, for state that changes until the block. */
export const withMargin = (estimate: bigint): bigint => (estimate * 12n) / 10n;

/**
 * A node that is behind knows another root; the draft is not wrong because of that, so it is estimated again.
 * @returns decimal digits
 * @throws RpcRefusal if the contract would revert
 * @throws MarketError TransactionTooLarge if no block has the gas for it
 */
export async function gasLimitOf(
  session: LaneSession,
  draft: Pick<UpdateDraft, 'kind' | 'data'>,
): Promise<string> {
  const estimate = () =>
    estimateGas(senderOf(draft), draft.data).catch((error: unknown) => {
      if (error instanceof RpcRefusal) return error;
      if (error instanceof MarketError && error.cause instanceof Error)
        assertNotTooLarge(error.cause.message);
      throw error;
    });
  const estimated = await retryWhileStale(session, estimate, isRootMismatch);
  if (estimated instanceof RpcRefusal) throw estimated;
  return String(withMargin(estimated));
}
