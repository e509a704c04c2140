/** One signed form of an update's transaction, as it was sent. */
import { invariant } from '@cgdx/core/error/market-error.ts';
import { getAddress, Signature, toBeHex } from 'ethers';
import type { Attempt, RootUpdate } from '../merkle/root-update.ts';
import type { MinedTransaction } from '../node/chain-query.ts';
import type { Fees } from './fee.ts';
import { transactionOf } from './transaction.ts';

export function latestAttempt(update: RootUpdate): Attempt {
  const latest = update.attempts.at(-1);
  invariant(latest, 'a stored update has an attempt');
  return latest;
}

/** Five blocks of Moonbase. */
const stuckAfterMs = 30_000;
export const isStuck = ({ sentAt, resentAt = sentAt }: Attempt): boolean =>
  Date.now() - resentAt > stuckAfterMs;

/** Returns when an attempt of it was first sent, Unix ms; undefined if nobody knows. */
export function firstSentAt({ attempts }: { readonly attempts: readonly Pick<Attempt, 'sentAt'>[] }) {
  const known = attempts.map(({ sentAt }) => sentAt).filter((sentAt) => sentAt > 0);
  return known.length > 0 ? Math.min(...known) : undefined;
}

export const feesOf = (attempt: Attempt): Fees => ({
  maxFeeWei: BigInt(attempt.maxFeePerGas),
  tipWei: BigInt(attempt.maxPriorityFeePerGas),
});

/** The raw signed transaction of an attempt, the same bytes each time. */
export function rawOf({ data, gasLimit }: Pick<RootUpdate, 'data' | 'gasLimit'>, attempt: Attempt): string {
  const transaction = transactionOf({ data, gasLimit, ...attempt });
  transaction.signature = attempt.signature;
  return transaction.serialized;
}

/** Turns a transaction that the chain has into the attempt that it once was: `rawOf` gives the same bytes. */
export const attemptOf = ({ r, s, v, yParity = v, ...mined }: MinedTransaction): Attempt => ({
  hash: mined.hash,
  from: getAddress(mined.from),
  nonce: mined.nonce,
  signature: Signature.from({ r: toBeHex(r, 32), s: toBeHex(s, 32), v: 27 + (yParity % 27) }).serialized,
  maxFeePerGas: String(mined.maxFeePerGas),
  maxPriorityFeePerGas: String(mined.maxPriorityFeePerGas),
  sentAt: 0,
});
