/** Has a move signed by the function that alone may use the key of its kind. The lane owns the keys' nonces. */
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { getAddress, Signature, Transaction, toBeHex } from 'ethers';
import type { Attempt, RootUpdate } from '../../store/merkle/root-update.ts';
import { patience } from '../../store/patience.ts';
import { functionName } from '../../wiring.ts';
import type { MinedTransaction } from '../node/chain-query.ts';
import type { Fees } from './fee.ts';
import { senderOf } from './sender.ts';
import { answerSchema, type SigningAnswer, type SigningRequest } from './signing-request.ts';
import { transactionOf } from './transaction.ts';

const client = new LambdaClient({ requestHandler: patience });

type Signable = Pick<RootUpdate, 'kind' | 'data' | 'gasLimit' | 'oldSize' | 'claims'>;

/** The key's function has looked at the order, and will not sign it. */
export class SigningRefused extends MarketError {
  /** Those that are to blame. */
  readonly payoutIds: readonly string[];

  constructor(why: string, payoutIds: readonly string[]) {
    super('unavailable', 'SigningRefused', `A transaction of ours was not signed: ${why}.`, {
      advice: 'An operator has to look.',
    });
    this.payoutIds = payoutIds;
  }
}

/** @throws SigningRefused; MarketError SigningUnavailable where nobody answers */
export async function signAttempt(
  move: Signable,
  nonce: number,
  { maxFeeWei, tipWei }: Fees,
): Promise<Attempt> {
  const { data, gasLimit, oldSize, claims } = move;
  const fees = { nonce, maxFeePerGas: String(maxFeeWei), maxPriorityFeePerGas: String(tipWei) };
  const answer = await ask(move, { data, gasLimit, ...fees, oldSize, claims });
  if ('refused' in answer) {
    console.warn(JSON.stringify({ event: 'chain-lane.not-signed', why: answer.refused, ...answer }));
    throw new SigningRefused(answer.refused, answer.payoutIds);
  }
  const { signature } = answer;
  const unsigned = transactionOf({ data, gasLimit, ...fees });
  const { hash, from } = Transaction.from({ ...unsigned.toJSON(), signature });
  // An old key signs until every function knows of the new one.
  if (from !== senderOf(move)) throw unanswered(new Error('another key signed than the lane knows of'));
  return { ...fees, from, signature, hash: hash ?? '', sentAt: Date.now() };
}

async function ask({ kind }: Signable, order: SigningRequest): Promise<SigningAnswer> {
  try {
    const { Payload, FunctionError } = await client.send(
      new InvokeCommand({
        FunctionName: functionName(kind === 'append' ? 'AppendSigner' : 'ClaimSigner'),
        Payload: JSON.stringify(order),
      }),
    );
    if (FunctionError !== undefined) throw new Error(FunctionError);
    return answerSchema.parse(JSON.parse(Buffer.from(Payload ?? []).toString('utf8')));
  } catch (error) {
    throw unanswered(error);
  }
}

const unanswered = (cause: unknown): MarketError =>
  new MarketError('unavailable', 'SigningUnavailable', 'Nobody signs our transactions at the moment.', {
    advice: 'Nothing is lost; it is tried again each minute.',
    cause,
  });

export const feesOf = (attempt: Attempt): Fees => ({
  maxFeeWei: BigInt(attempt.maxFeePerGas),
  tipWei: BigInt(attempt.maxPriorityFeePerGas),
});

/** What was sent, as the chain has it: the same bytes again. */
export const attemptOf = ({ r, s, v, yParity = v, ...mined }: MinedTransaction): Attempt => ({
  hash: mined.hash,
  from: getAddress(mined.from),
  nonce: mined.nonce,
  signature: Signature.from({ r: toBeHex(r, 32), s: toBeHex(s, 32), v: 27 + (yParity % 27) }).serialized,
  maxFeePerGas: String(mined.maxFeePerGas),
  maxPriorityFeePerGas: String(mined.maxPriorityFeePerGas),
  sentAt: 0,
});

/** The raw signed transaction of an attempt, the same bytes each time. */
export function rawOf({ data, gasLimit }: Pick<RootUpdate, 'data' | 'gasLimit'>, attempt: Attempt): string {
  const transaction = transactionOf({ data, gasLimit, ...attempt });
  transaction.signature = attempt.signature;
  return transaction.serialized;
}
