/** Signs an update's transaction again: with higher fees under the same nonce, or under the next nonce. */
import { warn } from '../../ground/log/log.ts';
import type { RootUpdate } from '../merkle/root-update.ts';
import { minedCount, sendRaw } from '../node/chain-query.ts';
import { feeCapWei, firstFees, replacementFees } from './affordable-fees.ts';
import { feesOf, isStuck, latestAttempt, rawOf } from './attempt.ts';
import { gasLimitOf } from './gas-limit.ts';
import type { LaneSession } from './lane-session.ts';
import { signAttempt } from './request-signature.ts';
import { senderOf, signerOf } from './sender.ts';

/** Adds an attempt with higher fees. If the cap or the balance forbids that, sends the stuck one again as it is. */
export async function replaceByFee(update: RootUpdate): Promise<RootUpdate> {
  const last = latestAttempt(update);
  // The attempt's key was rotated and signs no more: the new key signs the same call under a nonce of its own.
  if (signerOf(update, last) !== senderOf(update)) return reissue(update);
  const fees = await replacementFees(update, feesOf(last));
  if (typeof fees === 'object') {
    return { ...update, attempts: [...update.attempts, await signAttempt(update, last.nonce, fees)] };
  }
  if (!isStuck(last)) return update;
  const { nonce, maxFeePerGas } = last;
  const event = `chain-lane.${fees}`;
  warn(event, { nonce, maxFeePerGas, feeCapWei: String(feeCapWei()) });
  // A node that dropped the transaction, or never got it, has it again. The answer does not matter.
  await sendRaw(rawOf(update, last));
  return { ...update, attempts: [...update.attempts.slice(0, -1), { ...last, resentAt: Date.now() }] };
}

/**
 * Signs the same call under the next free nonce. The attempts before it are kept: the node may have been behind, and one
 * of them may still be mined. The root moves once, so the second one reverts.
 */
export async function reissue(update: RootUpdate): Promise<RootUpdate> {
  const from = senderOf(update);
  const nonce = await minedCount(from);
  const { attempts } = update;
  const same = attempts.findLast((each) => each.nonce === nonce && signerOf(update, each) === from);
  // The last one in the list is the one that is sent and replaced.
  if (same) return replaceByFee({ ...update, attempts: [...attempts.filter((each) => each !== same), same] });
  return { ...update, attempts: [...attempts, await signAttempt(update, nonce, await firstFees(update))] };
}

/**
 * Signs a call again of which every attempt was mined and reverted, under the next nonce, with gas for today's
 * state.
 * @throws RpcRefusal while the contract would revert again, such as during a pause or with an empty escrow
 *
 */
export async function reissueReverted(session: LaneSession, update: RootUpdate): Promise<RootUpdate> {
  return reissue({ ...update, gasLimit: await gasLimitOf(session, update) });
}
