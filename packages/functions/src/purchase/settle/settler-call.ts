/** Calls of the contract with the settler's key, each for one sale of a purchase. */

import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { getAddress, Transaction } from 'ethers';
import { marketFees, minedCount, sendRaw } from '../../chain/node/chain-query.ts';
import { parseRevert } from '../../chain/node/marketplace.ts';
import { callAt, estimateGas } from '../../chain/node/marketplace-query.ts';
import { RpcRefusal } from '../../chain/node/rpc.ts';
import { offer, weiOfGwei } from '../../chain/transaction/fee.ts';
import type { Unsigned } from '../../chain/transaction/signing-request.ts';
import { transactionOf } from '../../chain/transaction/transaction.ts';
import { chain, functionName } from '../../ground/links.ts';
import { warn } from '../../ground/log/log.ts';
import { clientTimeout } from '../../ground/table/client-timeout.ts';
import type { Sale } from '../on-chain/chain-sale.ts';
import { type SettlementOrder, settlementAnswerSchema } from './settlement-order.ts';

const client = new LambdaClient({ requestHandler: clientTimeout });
/** Added to the estimate, as a fraction, so that a change of state meanwhile does not make the call fail. */
const gasMargin = 5n;

export const notSettled = (code: string, message: string, cause?: unknown): MarketError =>
  new MarketError('unavailable', code, message, { cause });

/** @returns undefined if the call would succeed on the state after this block; otherwise the contract's error */
export async function revertOf(data: string, block: number): Promise<string | undefined> {
  try {
    await callAt(chain().settler, data, block);
    return undefined;
  } catch (error) {
    if (error instanceof RpcRefusal) return parseRevert(error.data)?.name ?? 'an unknown error';
    throw error;
  }
}

async function signed(order: SettlementOrder): Promise<string> {
  const { Payload, FunctionError } = await client.send(
    new InvokeCommand({ FunctionName: functionName('RefundSigner'), Payload: JSON.stringify(order) }),
  );
  if (FunctionError !== undefined)
    throw notSettled('SigningUnavailable', 'Our transactions cannot be signed at the moment.', FunctionError);
  const answer = settlementAnswerSchema.parse(JSON.parse(Buffer.from(Payload ?? []).toString('utf8')));
  if ('signature' in answer) return answer.signature;
  throw notSettled('SigningRefused', `A transaction of ours was not signed: ${answer.refused}.`);
}

/**
 * Names the log event. An alarm counts the first: nothing is refunded or released until the key can pay for
 * gas.
 */
const eventOf = (refusal: string): string =>
  /insufficient funds/i.test(refusal) ? 'settlement.out-of-funds' : 'settlement.not-taken';

interface SettlerCall {
  readonly purchaseId: string;
  readonly sale: Sale;
  /** 0x hex. */
  readonly data: string;
  /** The next nonce by default. */
  readonly nonce?: number;
}

/** @returns the transaction's hash, and the node's message if it refuses the transaction */
export async function sendAsSettler({ purchaseId, sale, data, nonce }: SettlerCall) {
  const { settler, feeCapGwei } = chain();
  const gas = await estimateGas(settler, data);
  const fees = offer(await marketFees(), weiOfGwei(feeCapGwei));
  if (!fees) throw notSettled('FeeAboveCap', 'The chain asks more for gas than we offer.');
  const unsigned: Unsigned = {
    data,
    gasLimit: String(gas + gas / gasMargin),
    nonce: nonce ?? (await minedCount(settler)),
    maxFeePerGas: String(fees.maxFeeWei),
    maxPriorityFeePerGas: String(fees.tipWei),
  };
  const { dataPoolId, nonce: quoteNonce } = sale.bought;
  const signature = await signed({ ...unsigned, purchaseId, dataPoolId, quoteNonce });
  const transaction = Transaction.from({ ...transactionOf(unsigned).toJSON(), signature });
  if (transaction.from !== getAddress(settler))
    throw notSettled('SigningUnavailable', 'Another key signed than this function knows of.');
  const refusal = await sendRaw(transaction.serialized);
  if (refusal !== undefined) warn(eventOf(refusal), { purchaseId, refusal });
  return { hash: transaction.hash ?? '', refusal };
}
