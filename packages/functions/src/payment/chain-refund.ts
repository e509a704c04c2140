/**
 * Refunds a wallet. The contract refuses to refund anything twice, so a transaction that was sent before a crash does no
 * harm: the chain is asked first, and a transaction is sent only while the refund has not happened.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { getAddress, Transaction } from 'ethers';
import { blockNumber, findReceipt, marketFees, minedCount, sendRaw } from '../chain/node/chain-query.ts';
import { parseRevert } from '../chain/node/marketplace.ts';
import { callAt, estimateGas } from '../chain/node/marketplace-query.ts';
import { RpcRefusal } from '../chain/node/rpc.ts';
import { offer, weiOfGwei } from '../chain/transaction/fee.ts';
import type { Unsigned } from '../chain/transaction/signing-request.ts';
import { transactionOf } from '../chain/transaction/transaction.ts';
import { patience } from '../store/patience.ts';
import type { Purchase } from '../store/purchase.ts';
import { chain, functionName } from '../wiring.ts';
import { ownSales, poolsOf, type Sale } from './chain-payment.ts';
import { refundCall } from './refund-call.ts';
import { type RefundOrder, refundAnswerSchema } from './refund-order.ts';

const client = new LambdaClient({ requestHandler: patience });
/** More than a refund uses, so that a change of state in between does not make it fail. */
const gasMargin = 5n;
/** A step has a minute; its next try looks for a transaction that takes longer. */
const lookForMs = 20_000;
const lookEveryMs = 500;

const unavailable = (code: string, message: string, cause?: unknown): MarketError =>
  new MarketError('unavailable', code, message, { cause });
const notConfirmed = () => unavailable('RefundNotConfirmed', 'The refund is on its way.');

/** @returns undefined if the call would go through; the contract's error otherwise */
async function revertOf(data: string, block: number): Promise<string | undefined> {
  try {
    await callAt(chain().settler, data, block);
    return undefined;
  } catch (error) {
    if (error instanceof RpcRefusal) return parseRevert(error.data)?.name ?? 'an unknown error';
    throw error;
  }
}

const isDone = (revert: string | undefined): boolean => revert === 'PurchaseRefundedAlready';

async function signed(order: RefundOrder): Promise<string> {
  const { Payload, FunctionError } = await client.send(
    new InvokeCommand({ FunctionName: functionName('RefundSigner'), Payload: JSON.stringify(order) }),
  );
  if (FunctionError !== undefined)
    throw unavailable('SigningUnavailable', 'Nobody signs our transactions at the moment.', FunctionError);
  const answer = refundAnswerSchema.parse(JSON.parse(Buffer.from(Payload ?? []).toString('utf8')));
  if ('signature' in answer) return answer.signature;
  throw unavailable('SigningRefused', `A refund of ours was not signed: ${answer.refused}.`);
}

async function send(purchaseId: string, { bought }: Sale, data: string): Promise<string> {
  const { settler, feeCapGwei } = chain();
  const gas = await estimateGas(settler, data);
  const fees = offer(await marketFees(), weiOfGwei(feeCapGwei));
  if (!fees) throw unavailable('FeeAboveCap', 'The chain asks more for gas than we offer.');
  const unsigned: Unsigned = {
    data,
    gasLimit: String(gas + gas / gasMargin),
    nonce: await minedCount(settler),
    maxFeePerGas: String(fees.maxFeeWei),
    maxPriorityFeePerGas: String(fees.tipWei),
  };
  const { dataPoolId, nonce: quoteNonce } = bought;
  const signature = await signed({ ...unsigned, purchaseId, dataPoolId, quoteNonce });
  const transaction = Transaction.from({ ...transactionOf(unsigned).toJSON(), signature });
  if (transaction.from !== getAddress(settler))
    throw unavailable('SigningUnavailable', 'Another key signed than this function knows of.');
  // A node refuses it if it has it already, or if another refund goes first: the next try sees which.
  const refusal = await sendRaw(transaction.serialized);
  if (refusal !== undefined) console.warn(JSON.stringify({ event: 'refund.not-taken', purchaseId, refusal }));
  return transaction.hash ?? '';
}

async function untilMined(hash: string): Promise<void> {
  for (let waited = 0; waited < lookForMs; waited += lookEveryMs) {
    if (await findReceipt(hash)) return;
    await sleep(lookEveryMs);
  }
}

/** @throws MarketError unavailable until the chain has confirmed the refund */
async function refundSale(purchaseId: string, sale: Sale): Promise<void> {
  const data = await refundCall(sale);
  const { confirmations } = chain();
  const confirmed = async (): Promise<boolean> =>
    isDone(await revertOf(data, (await blockNumber()) - confirmations));
  if (await confirmed()) return;
  const revert = await revertOf(data, await blockNumber());
  if (isDone(revert)) throw notConfirmed();
  if (revert !== undefined)
    throw unavailable(
      'RefundNotPossible',
      `The contract refuses this refund: ${revert}. An operator has to look.`,
    );
  await untilMined(await send(purchaseId, sale, data));
  if (!(await confirmed())) throw notConfirmed();
}

/**
 * @returns the refund's id
 * @throws MarketError PaymentDiffers if the chain does not show every sale that was captured
 */
export async function refundWallet(purchase: Purchase): Promise<string> {
  const sales = await ownSales(purchase);
  // After a reorg, or with another marketplace's address, sales are missing: their money would stay where it is.
  if (!isDeepStrictEqual(poolsOf(sales), purchase.captured?.pools))
    throw unavailable(
      'PaymentDiffers',
      'The chain shows other sales than were captured. Compare MARKETPLACE_ADDRESS and the node with the transaction.',
    );
  for (const sale of sales) await refundSale(purchase.purchaseId, sale);
  return `refund-of-${purchase.transactionHash}`;
}
