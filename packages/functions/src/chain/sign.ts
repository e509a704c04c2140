/** Signs a move with the operator's key, at fees that the market takes. The lane alone owns the key's nonces. */
import { Transaction } from 'ethers';
import type { Attempt, Move } from '../store/merkle/move.ts';
import { chain } from '../wiring.ts';
import { marketFees } from './node.ts';
import { signDigest } from './signer.ts';

/** What nodes ask of a replacement is 10 % more; an eighth is safely above. */
const bump = (wei: bigint): bigint => wei + wei / 8n + 1n;
const atLeast = (a: bigint, b: bigint): bigint => (a > b ? a : b);

type Unsigned = Pick<Move, 'data' | 'gasLimit'>;

/** Signs anew: at today's fees, and where it replaces an attempt of the same nonce, well above that one's. */
export async function signAttempt(move: Unsigned, nonce: number, last?: Attempt): Promise<Attempt> {
  const { baseWei, tipWei } = await marketFees();
  const tip = last ? atLeast(tipWei, bump(BigInt(last.maxPriorityFeePerGas))) : tipWei;
  // Twice the base fee lasts through six full blocks.
  const cap = 2n * baseWei + tip;
  const fees = {
    nonce,
    maxFeePerGas: String(last ? atLeast(cap, bump(BigInt(last.maxFeePerGas))) : cap),
    maxPriorityFeePerGas: String(tip),
  };
  const unsigned = transactionOf(move, fees);
  const signature = await signDigest(unsigned.unsignedHash);
  const { hash } = Transaction.from({ ...unsigned.toJSON(), signature });
  return { ...fees, signature, hash: hash ?? '', sentAt: Date.now() };
}

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
