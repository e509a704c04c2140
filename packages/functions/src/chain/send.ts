/** Makes a transaction of a plan and stores it; only what is stored is ever sent. */
import { invariant, MarketError } from '@cgdx/core/error/market-error.ts';
import type { Head } from '../store/merkle/head.ts';
import { type Attempt, type Move, storeInFlight } from '../store/merkle/move.ts';
import { estimateGas, isKnown, minedCount, sendRaw } from './node.ts';
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
  const [gas, nonce] = await Promise.all([estimateGas(from, plan.data), minedCount(from)]);
  const unsigned = {
    ...plan,
    version: head.version + 1,
    oldRoot: head.root,
    oldSize: head.size,
    gasLimit: String(gasMargin(gas)),
    nonce,
  };
  const move: Move = { ...unsigned, attempts: [await signAttempt(unsigned)] };
  await storeInFlight(run.lease, move);
  return move;
}

/** Adds an attempt with higher fees. */
export async function withHigherFees(move: Move): Promise<Move> {
  return { ...move, attempts: [...move.attempts, await signAttempt(move, lastOf(move))] };
}

/** The same move under the next free nonce. The forms before it can only fail now: the root moves once. */
export async function renumbered(move: Move): Promise<Move> {
  const unsigned = { ...move, nonce: await minedCount(operatorAddress()) };
  return { ...unsigned, attempts: [await signAttempt(unsigned)] };
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
