/** Makes a signed transaction of a draft and stores it: only what is stored is ever sent. */
import type { Head } from '../merkle/head.ts';
import { type RootUpdate, storeInFlight, type UpdateDraft } from '../merkle/root-update.ts';
import { blockNumber, minedCount } from '../node/chain-query.ts';
import { firstFees } from './affordable-fees.ts';
import { gasLimitOf } from './gas-limit.ts';
import type { LaneSession } from './lane-session.ts';
import { signAttempt } from './request-signature.ts';
import { senderOf } from './sender.ts';

/**
 * @throws RpcRefusal if the contract would revert
 * @throws MarketError OperatorOutOfFunds, SigningUnavailable, LeaseLost; SigningRefused
 */
export async function prepareUpdate(
  session: LaneSession,
  head: Head,
  draft: UpdateDraft,
): Promise<RootUpdate> {
  const gasLimit = await gasLimitOf(session, draft);
  const [nonce, preparedAtBlock] = await Promise.all([minedCount(senderOf(draft)), blockNumber()]);
  const unsigned = {
    ...draft,
    version: head.version + 1,
    oldRoot: head.root,
    oldSize: head.size,
    gasLimit,
    preparedAtBlock,
  };
  const update: RootUpdate = {
    ...unsigned,
    attempts: [await signAttempt(unsigned, nonce, await firstFees(unsigned))],
  };
  await storeInFlight(session.lease, update);
  return update;
}
