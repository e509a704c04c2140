/** Makes a transaction of a plan and stores it; only what is stored is ever sent. */
import { invariant, MarketError } from '@cgdx/core/error/market-error.ts';
import type { Head } from '../store/merkle/head.ts';
import { type Attempt, type Move, storeInFlight } from '../store/merkle/move.ts';
import { askAgain } from './ask-again.ts';
import { blockNumber, estimateGas, isKnown, minedCount, sendRaw } from './node.ts';
import type { Plan } from './plan.ts';
import { isOfAnotherRoot } from './revert.ts';
import { RpcRefusal, unavailable } from './rpc.ts';
import type { Run } from './run.ts';
import { rawOf, signAttempt } from './sign.ts';
import { operatorAddress } from './signer.ts';

/** Room above the estimate, for a state that moves until the block. */
const gasMargin = (estimate: bigint): bigint => (estimate * 12n) / 10n;

/** @throws RpcRefusal where the contract would say no */
export async function prepare(run: Run, head: Head, plan: Plan): Promise<Move> {
  const from = operatorAddress();
  const gas = await settledGas(run, plan.data);
  const [nonce, preparedAtBlock] = await Promise.all([minedCount(from), blockNumber()]);
  const unsigned = {
    ...plan,
    version: head.version + 1,
    oldRoot: head.root,
    oldSize: head.size,
    gasLimit: String(gasMargin(gas)),
    preparedAtBlock,
  };
  const move: Move = { ...unsigned, attempts: [await signAttempt(unsigned, nonce)] };
  await storeInFlight(run.lease, move);
  return move;
}

/** A node that is behind knows another root; the plan is not wrong because of that. */
async function settledGas(run: Run, data: string): Promise<bigint> {
  const ask = () =>
    estimateGas(operatorAddress(), data).catch((error: unknown) => {
      if (error instanceof RpcRefusal) return error;
      throw error;
    });
  const answer = await askAgain(run, ask, isOfAnotherRoot);
  if (answer instanceof RpcRefusal) throw answer;
  return answer;
}

/** Adds an attempt with higher fees. */
export async function withHigherFees(move: Move): Promise<Move> {
  const last = lastOf(move);
  return { ...move, attempts: [...move.attempts, await signAttempt(move, last.nonce, last)] };
}

/**
 * The same move under the next free nonce. The attempts before it stay known: a node may have been behind, and one of
 * them be mined after all. Whichever is second has no effect: the root moves once.
 */
export async function renumbered(move: Move): Promise<Move> {
  const nonce = await minedCount(operatorAddress());
  const same = move.attempts.findLast((attempt) => attempt.nonce === nonce);
  return { ...move, attempts: [...move.attempts, await signAttempt(move, nonce, same)] };
}

export function lastOf(move: Move): Attempt {
  const last = move.attempts.at(-1);
  invariant(last, 'a stored move has an attempt');
  return last;
}

export type Sent = 'sent' | 'underpriced' | 'nonce-used';

/** Sends the newest attempt, unless the node has it. Sending the same bytes again is harmless. */
export async function broadcast(move: Move): Promise<Sent> {
  const last = lastOf(move);
  if (await isKnown(last.hash)) return 'sent';
  const no = await sendRaw(rawOf(move, last));
  if (no === undefined || /already (known|imported)/i.test(no)) return 'sent';
  if (/nonce too low|nonce is too low|old nonce/i.test(no)) return 'nonce-used';
  if (/underpriced|fee too low|less than block base fee|priority fee/i.test(no)) return 'underpriced';
  const cause = new Error(no);
  if (/insufficient funds/i.test(no)) {
    throw new MarketError(
      'unavailable',
      'OperatorOutOfFunds',
      'Our account cannot pay for gas at the moment.',
      { cause },
    );
  }
  throw unavailable(cause);
}
