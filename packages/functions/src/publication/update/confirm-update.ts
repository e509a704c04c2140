/** Brings a stored update to its confirmation: sends it, replaces it while it is stuck, waits for its blocks. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Attempt, RootUpdate } from '../../chain/merkle/root-update.ts';
import { blockNumber, findReceipt, minedCount, type Receipt } from '../../chain/node/chain-query.ts';
import { currentRoot, findRootEvent } from '../../chain/node/marketplace-query.ts';
import { isStuck, latestAttempt } from '../../chain/transaction/attempt.ts';
import { broadcast } from '../../chain/transaction/broadcast.ts';
import { backOff, type LaneSession } from '../../chain/transaction/lane-session.ts';
import { reissue, replaceByFee } from '../../chain/transaction/replace-transaction.ts';
import { signerOf } from '../../chain/transaction/sender.ts';
import { chain } from '../../ground/links.ts';

/**
 * Nodes behind one address may be a block or two apart: within this time an unknown transaction is looked up
 * again.
 */
const propagationMs = 12_000;

export interface ConfirmContext extends LaneSession {
  /** Stores every new form of the update before it is sent. */
  readonly save: (update: RootUpdate) => Promise<void>;
  /** Called with a sentence whenever the update waits for something else. */
  readonly report: (sentence: string) => Promise<void>;
}

export interface ConfirmedUpdate {
  readonly update: RootUpdate;
  readonly receipt: Receipt;
}

/**
 * @throws MarketError OutOfTime, LeaseLost, ChainUnavailable, ChainMoved: the update stays stored, and the next
 * holder resumes it
 * @throws MarketError TransactionReverted: it was mined and reverted
 *
 */
export async function confirmUpdate(context: ConfirmContext, stored: RootUpdate): Promise<ConfirmedUpdate> {
  const { confirmations } = chain();
  let update = stored;
  let reported = '';
  const report = async (sentence: string) => {
    if (sentence !== reported) await context.report(sentence);
    reported = sentence;
  };
  const change = async (next: RootUpdate) => {
    if (next !== update) await context.save(next);
    update = next;
  };
  for (let round = 0; ; round++) {
    const receipt = await receiptOf(update);
    if (receipt) {
      // Read after the receipt: if its block is gone by then, the next round finds no receipt.
      const onTop = (await blockNumber()) - receipt.blockNumber;
      const isFinal = onTop >= confirmations;
      if (isFinal && receipt.status !== 0) return { update, receipt };
      if (isFinal) {
        const next = await afterRevert(update);
        // Another attempt may still succeed, and may not have been sent yet.
        await change(next === update ? await sendOrReplace(update) : next);
      }
      await report(`Waiting for block confirmation ${onTop + 1} of ${confirmations}.`);
    } else {
      await change(await sendOrReplace(update));
      if (round > 0) await report('Sent to the chain; waiting for its block.');
    }
    await backOff(context, round);
  }
}

/**
 * Returns the receipt of the attempt that succeeded; if all mined attempts reverted, the receipt of one of
 * them.
 */
async function receiptOf(update: RootUpdate): Promise<Receipt | null> {
  let reverted: Receipt | null = null;
  for (const { hash } of update.attempts.toReversed()) {
    const receipt = await findReceipt(hash);
    if (receipt && receipt.status !== 0) return receipt;
    reverted ??= receipt;
  }
  return reverted;
}

/**
 * Looks for another attempt after one was mined for good and reverted.
 * @throws MarketError TransactionReverted if none can succeed any more
 */
async function afterRevert(update: RootUpdate): Promise<RootUpdate> {
  const root = await currentRoot();
  if (root === update.newRoot) return adoptMined(update);
  if (root !== update.oldRoot || (await isPending(update))) return update;
  throw new MarketError(
    'unavailable',
    'TransactionReverted',
    'A transaction of ours was mined but reverted.',
  );
}

/** Whether one of the attempts may still be mined. Each key that signed one counts its own nonces. */
async function isPending(update: RootUpdate): Promise<boolean> {
  const signers = [...new Set(update.attempts.map((attempt) => signerOf(update, attempt)))];
  const mined = new Map(
    await Promise.all(signers.map(async (signer) => [signer, await minedCount(signer)] as const)),
  );
  return update.attempts.some((attempt) => attempt.nonce >= (mined.get(signerOf(update, attempt)) ?? 0));
}

/** Sends what is not mined. @returns another form of the update if this one cannot be mined any more or is stuck */
async function sendOrReplace(update: RootUpdate): Promise<RootUpdate> {
  const latest = latestAttempt(update);
  const result = await broadcast(update);
  if (result === 'underpriced') return replaceByFee(update);
  const mined = await minedCount(signerOf(update, latest));
  if (result !== 'nonce-used' && mined === latest.nonce) {
    return isStuck(latest) ? replaceByFee(update) : update;
  }
  if (isPropagating(latest) || (await receiptOf(update))) return update;
  // There is a gap below its nonce: the chain lost transactions of this key that are not the lane's.
  return mined < latest.nonce ? reissue(update) : afterNonceTaken(update);
}

/**
 * Whether the nodes may still differ about the attempt: only a chain with confirmations to wait for has several
 * nodes.
 */
const isPropagating = ({ sentAt, resentAt = sentAt }: Attempt): boolean =>
  chain().confirmations > 0 && Date.now() - resentAt < propagationMs;

/**
 * Handles an update whose nonce is used although none of its attempts has a receipt: the root shows whether the
 * update was mined.
 */
async function afterNonceTaken(update: RootUpdate): Promise<RootUpdate> {
  const root = await currentRoot();
  if (root === update.oldRoot) return reissue(update);
  if (root === update.newRoot) return adoptMined(update);
  throw new MarketError(
    'unavailable',
    'ChainMoved',
    'The root on the chain is not the last one that we published.',
  );
}

/** Adds the transaction that made the update's root to its attempts, whoever sent it. */
async function adoptMined(update: RootUpdate): Promise<RootUpdate> {
  const event = await findRootEvent(update.newRoot, update.preparedAtBlock);
  if (!event || update.attempts.some(({ hash }) => hash === event.transactionHash)) return update;
  const adopted = { ...latestAttempt(update), hash: event.transactionHash };
  return { ...update, attempts: [...update.attempts, adopted] };
}
