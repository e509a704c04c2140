/** Makes a transaction of a plan and stores it; only what is stored is ever sent. */
import { invariant, MarketError } from '@cgdx/core/error/market-error.ts';
import type { Head } from '../store/merkle/head.ts';
import { type Attempt, type Move, storeInFlight } from '../store/merkle/move.ts';
import { blockNumber, estimateGas, isKnown, minedCount, sendRaw } from './node.ts';
import type { Plan } from './plan.ts';
import { RpcRefusal } from './rpc.ts';
import type { Run } from './run.ts';
import { rawOf, signAttempt } from './sign.ts';
import { operatorAddress } from './signer.ts';

/** Room above the estimate, for a state that moves until the block. */
const gasMargin = (estimate: bigint): bigint => (estimate * 12n) / 10n;

/** @throws RpcRefusal with revert data where the contract would say no */
export async function prepare(run: Run, head: Head, plan: Plan): Promise<Move> {
  const from = operatorAddress();
  const [gas, nonce, preparedAtBlock] = await Promise.all([
    estimateGas(from, plan.data),
    minedCount(from),
    blockNumber(),
  ]);
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
  try {
    await sendRaw(rawOf(move, last));
    return 'sent';
  } catch (error) {
    if (!(error instanceof RpcRefusal)) throw error;
    if (/already (known|imported)/i.test(error.message)) return 'sent';
    if (/nonce too low|nonce is too low|old nonce/i.test(error.message)) return 'nonce-used';
    if (/underpriced|fee too low|less than block base fee|priority fee/i.test(error.message))
      return 'underpriced';
    if (/insufficient funds/i.test(error.message)) {
      throw new MarketError(
        'unavailable',
        'OperatorOutOfFunds',
        'Our account cannot pay for gas at the moment.',
        {
          cause: error,
        },
      );
    }
    throw error;
  }
}
