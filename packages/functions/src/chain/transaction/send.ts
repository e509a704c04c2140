/** Makes a transaction of a plan and stores it; only what is stored is ever sent. */
import { invariant, MarketError } from '@cgdx/core/error/market-error.ts';
import type { Head } from '../../store/merkle/head.ts';
import {
  type Attempt,
  type RootUpdate,
  storeInFlight,
  type UpdateDraft,
} from '../../store/merkle/root-update.ts';
import { chain } from '../../wiring.ts';
import {
  balanceOf,
  blockNumber,
  estimateGas,
  isKnown,
  marketFees,
  minedCount,
  sendRaw,
} from '../node/chain-query.ts';
import { isRootMismatch } from '../node/revert.ts';
import { RpcRefusal, unavailable } from '../node/rpc.ts';
import type { LaneSession } from '../session/lane-session.ts';
import { retryWhileStale } from '../session/retry-while-stale.ts';
import { type Fees, offer, weiOfGwei } from './fee.ts';
import { feesOf, rawOf, signAttempt } from './request-signature.ts';
import { senderOf, signerOf } from './sender.ts';

/** Room above the estimate, for a state that moves until the block. */
const gasMargin = (estimate: bigint): bigint => (estimate * 12n) / 10n;

/** @throws RpcRefusal where the contract would say no */
export async function prepare(run: LaneSession, head: Head, plan: UpdateDraft): Promise<RootUpdate> {
  const from = senderOf(plan);
  const gas = await settledGasEstimate(run, plan);
  const [nonce, preparedAtBlock] = await Promise.all([minedCount(from), blockNumber()]);
  const unsigned = {
    ...plan,
    version: head.version + 1,
    oldRoot: head.root,
    oldSize: head.size,
    gasLimit: String(gasMargin(gas)),
    preparedAtBlock,
  };
  const move: RootUpdate = {
    ...unsigned,
    attempts: [await signAttempt(unsigned, nonce, await firstFees(unsigned))],
  };
  await storeInFlight(run.lease, move);
  return move;
}

/** A node that is behind knows another root; the plan is not wrong because of that. */
async function settledGasEstimate(
  run: LaneSession,
  plan: Pick<UpdateDraft, 'kind' | 'data'>,
): Promise<bigint> {
  const ask = () =>
    estimateGas(senderOf(plan), plan.data).catch((error: unknown) => {
      if (error instanceof RpcRefusal) return error;
      throw error;
    });
  const answer = await retryWhileStale(run, ask, isRootMismatch);
  if (answer instanceof RpcRefusal) throw answer;
  return answer;
}

/** Of an attempt that replaces none. @throws MarketError OperatorOutOfFunds */
async function firstFees(move: Pick<RootUpdate, 'kind' | 'gasLimit'>): Promise<Fees> {
  const fees = offer(await marketFees(), feeCapWei());
  invariant(fees, 'the cap leaves room for a first offer');
  if (!(await canPay(move, fees))) throw outOfFunds();
  return fees;
}

const feeCapWei = (): bigint => weiOfGwei(chain().feeCapGwei);

/** Nodes refuse what the account could not pay for at its dearest. */
async function canPay(move: Pick<RootUpdate, 'kind' | 'gasLimit'>, { maxFeeWei }: Fees): Promise<boolean> {
  return (await balanceOf(senderOf(move))) >= BigInt(move.gasLimit) * maxFeeWei;
}

/** Adds an attempt with higher fees; where those may not or cannot be paid, the last one is sent again in a while. */
export async function replaceByFee(move: RootUpdate): Promise<RootUpdate> {
  const last = lastOf(move);
  // Its key was exchanged, and signs no more: the new one sends it under a nonce of its own.
  if (signerOf(move, last) !== senderOf(move)) return reissue(move);
  const fees = offer(await marketFees(), feeCapWei(), feesOf(last));
  if (fees && (await canPay(move, fees))) {
    return { ...move, attempts: [...move.attempts, await signAttempt(move, last.nonce, fees)] };
  }
  if (!isStuck(last)) return move;
  const { nonce, maxFeePerGas } = last;
  const event = fees ? 'chain-lane.out-of-funds' : 'chain-lane.fee-cap-met';
  console.warn(JSON.stringify({ event, nonce, maxFeePerGas, feeCapWei: String(feeCapWei()) }));
  // A node that forgot it, or never heard of it, has it again; what a node says that has it does not matter.
  await sendRaw(rawOf(move, last));
  return { ...move, attempts: [...move.attempts.slice(0, -1), { ...last, sentAt: Date.now() }] };
}

/** Five blocks of Moonbase. */
const stuckAfterMs = 30_000;
export const isStuck = ({ sentAt }: Attempt): boolean => Date.now() - sentAt > stuckAfterMs;

/**
 * The same move under the next free nonce. The attempts before it stay known: a node may have been behind, and one of
 * them be mined after all. Whichever is second has no effect: the root moves once.
 */
export async function reissue(move: RootUpdate): Promise<RootUpdate> {
  const from = senderOf(move);
  const nonce = await minedCount(from);
  const same = move.attempts.findLast((each) => each.nonce === nonce && signerOf(move, each) === from);
  // The newest is the one that is sent, and replaced.
  if (same)
    return replaceByFee({ ...move, attempts: [...move.attempts.filter((each) => each !== same), same] });
  return { ...move, attempts: [...move.attempts, await signAttempt(move, nonce, await firstFees(move))] };
}

/**
 * A move of which every attempt was mined without effect, under a nonce of its own, with gas for the state of now.
 * @throws RpcRefusal while the contract would say no again: a pause ends, an escrow is filled
 */
export async function prepareAgain(run: LaneSession, move: RootUpdate): Promise<RootUpdate> {
  const gasLimit = String(gasMargin(await settledGasEstimate(run, move)));
  return reissue({ ...move, gasLimit });
}

export function lastOf(move: RootUpdate): Attempt {
  const last = move.attempts.at(-1);
  invariant(last, 'a stored move has an attempt');
  return last;
}

export type Sent = 'sent' | 'underpriced' | 'nonce-used';

/** Sends the newest attempt, unless the node has it. Sending the same bytes again is harmless. */
export async function broadcast(move: RootUpdate): Promise<Sent> {
  const last = lastOf(move);
  if (await isKnown(last.hash)) return 'sent';
  const no = await sendRaw(rawOf(move, last));
  if (no === undefined || /already (known|imported)/i.test(no)) return 'sent';
  if (/nonce too low|nonce is too low|old nonce/i.test(no)) return 'nonce-used';
  if (/underpriced|fee too low|less than block base fee|priority fee/i.test(no)) return 'underpriced';
  const cause = new Error(no);
  if (/insufficient funds/i.test(no)) {
    throw outOfFunds(cause);
  }
  throw unavailable(cause);
}

function outOfFunds(cause?: Error): MarketError {
  console.warn(JSON.stringify({ event: 'chain-lane.out-of-funds' }));
  return new MarketError(
    'unavailable',
    'OperatorOutOfFunds',
    'Our account cannot pay for gas at the moment.',
    { cause },
  );
}
