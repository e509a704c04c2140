/** Has an update's transaction signed by the function that alone may use its key. The lane assigns the nonces. */

import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { Transaction } from 'ethers';
import { functionName } from '../../ground/links.ts';
import { warn } from '../../ground/log/log.ts';
import { clientTimeout } from '../../ground/table/client-timeout.ts';
import type { Attempt, RootUpdate } from '../merkle/root-update.ts';
import type { Fees } from './fee.ts';
import { senderOf } from './sender.ts';
import { type SigningAnswer, type SigningRequest, signingAnswerSchema } from './signing-request.ts';
import { transactionOf } from './transaction.ts';

const client = new LambdaClient({ requestHandler: clientTimeout });

type Signable = Pick<RootUpdate, 'kind' | 'data' | 'gasLimit' | 'oldSize' | 'claims'>;

/** The function that holds the key compared the request with the stores and refuses to sign it. */
export class SigningRefused extends MarketError {
  /** The payouts whose claims it objects to. */
  readonly payoutIds: readonly string[];

  constructor(reason: string, payoutIds: readonly string[]) {
    super('unavailable', 'SigningRefused', `A transaction of ours was not signed: ${reason}.`, {
      advice: 'An operator has to look.',
    });
    this.payoutIds = payoutIds;
  }
}

/** @throws SigningRefused; MarketError SigningUnavailable if the key's function does not answer */
export async function signAttempt(
  update: Signable,
  nonce: number,
  { maxFeeWei, tipWei }: Fees,
): Promise<Attempt> {
  const { data, gasLimit, oldSize, claims } = update;
  const fees = { nonce, maxFeePerGas: String(maxFeeWei), maxPriorityFeePerGas: String(tipWei) };
  const answer = await askSigner(update, { data, gasLimit, ...fees, oldSize, claims });
  if ('refused' in answer) {
    warn('chain-lane.not-signed', { why: answer.refused, ...answer });
    throw new SigningRefused(answer.refused, answer.payoutIds);
  }
  const { signature } = answer;
  const unsigned = transactionOf({ data, gasLimit, ...fees });
  const { hash, from } = Transaction.from({ ...unsigned.toJSON(), signature });
  // While a key is rotated, the old key signs until every function knows the new one.
  if (from !== senderOf(update)) throw noSignature(new Error('another key signed than the lane knows of'));
  return { ...fees, from, signature, hash: hash ?? '', sentAt: Date.now() };
}

async function askSigner({ kind }: Signable, request: SigningRequest): Promise<SigningAnswer> {
  try {
    const { Payload, FunctionError } = await client.send(
      new InvokeCommand({
        FunctionName: functionName(kind === 'append' ? 'AppendSigner' : 'ClaimSigner'),
        Payload: JSON.stringify(request),
      }),
    );
    if (FunctionError !== undefined) throw new Error(FunctionError);
    return signingAnswerSchema.parse(JSON.parse(Buffer.from(Payload ?? []).toString('utf8')));
  } catch (error) {
    throw noSignature(error);
  }
}

const noSignature = (cause: unknown): MarketError =>
  new MarketError('unavailable', 'SigningUnavailable', 'Our transactions cannot be signed at the moment.', {
    advice: 'Nothing is lost; it is tried again each minute.',
    cause,
  });
