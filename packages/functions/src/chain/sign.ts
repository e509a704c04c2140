/** Signs a move with the operator's key. The lane alone owns the key's nonces. */
import { Signature, Transaction, toBeHex } from 'ethers';
import type { Attempt, Move } from '../store/merkle/move.ts';
import { chain } from '../wiring.ts';
import type { Fees } from './fee.ts';
import type { MinedTransaction } from './node.ts';
import { signDigest } from './signer.ts';

type Unsigned = Pick<Move, 'data' | 'gasLimit'>;

export async function signAttempt(
  move: Unsigned,
  nonce: number,
  { maxFeeWei, tipWei }: Fees,
): Promise<Attempt> {
  const fees = { nonce, maxFeePerGas: String(maxFeeWei), maxPriorityFeePerGas: String(tipWei) };
  const unsigned = transactionOf(move, fees);
  const signature = await signDigest(unsigned.unsignedHash);
  const { hash } = Transaction.from({ ...unsigned.toJSON(), signature });
  return { ...fees, signature, hash: hash ?? '', sentAt: Date.now() };
}

export const feesOf = (attempt: Attempt): Fees => ({
  maxFeeWei: BigInt(attempt.maxFeePerGas),
  tipWei: BigInt(attempt.maxPriorityFeePerGas),
});

/** What was sent, as the chain has it: the same bytes again. */
export const attemptOf = ({ r, s, v, yParity = v, ...mined }: MinedTransaction): Attempt => ({
  hash: mined.hash,
  nonce: mined.nonce,
  signature: Signature.from({ r: toBeHex(r, 32), s: toBeHex(s, 32), v: 27 + (yParity % 27) }).serialized,
  maxFeePerGas: String(mined.maxFeePerGas),
  maxPriorityFeePerGas: String(mined.maxPriorityFeePerGas),
  sentAt: 0,
});

/** The raw signed transaction of an attempt, the same bytes each time. */
export function rawOf(move: Unsigned, attempt: Attempt): string {
  const transaction = transactionOf(move, attempt);
  transaction.signature = attempt.signature;
  return transaction.serialized;
}

function transactionOf(
  { data, gasLimit }: Unsigned,
  { nonce, ...fees }: Pick<Attempt, 'nonce' | 'maxFeePerGas' | 'maxPriorityFeePerGas'>,
): Transaction {
  const { chainId, marketplace: to } = chain();
  return Transaction.from({
    type: 2,
    to,
    chainId,
    data,
    gasLimit,
    nonce,
    maxFeePerGas: fees.maxFeePerGas,
    maxPriorityFeePerGas: fees.maxPriorityFeePerGas,
  });
}
