/** Sees a stored move through: sent, replaced where it is stuck, mined, confirmed. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Move } from '../store/merkle/move.ts';
import { chain } from '../wiring.ts';
import { blockNumber, currentRoot, findReceipt, findRootEvent, minedCount, type Receipt } from './node.ts';
import { pause, type Run } from './run.ts';
import { broadcast, lastOf, renumbered, withHigherFees } from './send.ts';
import { operatorAddress } from './signer.ts';

/** Five blocks of Moonbase. */
const stuckAfterMs = 30_000;

export interface Landing extends Run {
  /** Stores every new form of the move before it is sent. */
  readonly save: (move: Move) => Promise<void>;
  /** Is given a sentence whenever what is waited for has changed. */
  readonly tell: (sentence: string) => Promise<void>;
}

export interface Landed {
  readonly move: Move;
  readonly receipt: Receipt;
}

/**
 * @throws MarketError OutOfTime, LeaseLost, ChainUnavailable, ChainMoved: the move stays stored, the next holder goes on
 * @throws MarketError TransactionReverted: it was mined without effect
 */
export async function land(landing: Landing, stored: Move): Promise<Landed> {
  const { confirmations } = chain();
  let move = stored;
  let told = '';
  const tell = async (sentence: string) => {
    if (sentence !== told) await landing.tell(sentence);
    told = sentence;
  };
  for (let round = 0; ; round++) {
    const receipt = await receiptOf(move);
    if (receipt?.status === 0) {
      throw new MarketError('unavailable', 'TransactionReverted', 'A transaction of ours had no effect.');
    }
    if (receipt) {
      // Asked after the receipt: a block that is gone by then has no receipt in the next round.
      const onTop = (await blockNumber()) - receipt.blockNumber;
      if (onTop >= confirmations) return { move, receipt };
      await tell(`Waiting for block confirmation ${onTop + 1} of ${confirmations}.`);
    } else {
      const pushed = await push(move);
      if (pushed !== move) await landing.save(pushed);
      move = pushed;
      if (round > 0) await tell('Sent to the chain; waiting for its block.');
    }
    await pause(landing, round);
  }
}

/** The receipt of whichever attempt was mined. */
async function receiptOf(move: Move): Promise<Receipt | null> {
  for (const { hash } of move.attempts.toReversed()) {
    const receipt = await findReceipt(hash);
    if (receipt) return receipt;
  }
  return null;
}

/** Sends what is not mined. @returns another form of the move where this one will not make it */
async function push(move: Move): Promise<Move> {
  const sent = await broadcast(move);
  if (sent === 'underpriced') return withHigherFees(move);
  const mined = await minedCount(operatorAddress());
  // A gap below it: the chain lost transactions that are none of the lane's.
  if (mined < move.nonce) return renumbered(move);
  if (sent === 'nonce-used' || mined > move.nonce) return (await receiptOf(move)) ? move : displaced(move);
  return Date.now() - lastOf(move).sentAt > stuckAfterMs ? withHigherFees(move) : move;
}

/** Its nonce is used up and none of its attempts has a receipt. The root says whether it happened all the same. */
async function displaced(move: Move): Promise<Move> {
  const root = await currentRoot();
  if (root === move.oldRoot) return renumbered(move);
  const event = root === move.newRoot ? await findRootEvent(root) : undefined;
  if (event)
    return { ...move, attempts: [...move.attempts, { ...lastOf(move), hash: event.transactionHash }] };
  throw new MarketError('unavailable', 'ChainMoved', 'The root on the chain is not the one we left there.');
}
