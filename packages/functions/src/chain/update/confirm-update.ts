/** Sees a stored move through: sent, replaced where it is stuck, mined, confirmed. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Attempt, RootUpdate } from '../../store/merkle/root-update.ts';
import { chain } from '../../wiring.ts';
import {
  blockNumber,
  currentRoot,
  findReceipt,
  findRootEvent,
  minedCount,
  type Receipt,
} from '../node/chain-query.ts';
import { type LaneSession, pause } from '../session/lane-session.ts';
import { broadcast, isStuck, lastOf, reissue, replaceByFee } from '../transaction/send.ts';
import { signerOf } from '../transaction/sender.ts';

/** Nodes behind one address may be a block or two apart: what one of them does not know yet is asked again. */
const doubtMs = 12_000;

export interface ConfirmContext extends LaneSession {
  /** Stores every new form of the move before it is sent. */
  readonly save: (move: RootUpdate) => Promise<void>;
  /** Is given a sentence whenever what is waited for has changed. */
  readonly tell: (sentence: string) => Promise<void>;
}

export interface ConfirmedUpdate {
  readonly move: RootUpdate;
  readonly receipt: Receipt;
}

/**
 * @throws MarketError OutOfTime, LeaseLost, ChainUnavailable, ChainMoved: the move stays stored, the next holder goes on
 * @throws MarketError TransactionReverted: it was mined without effect
 */
export async function land(landing: ConfirmContext, stored: RootUpdate): Promise<ConfirmedUpdate> {
  const { confirmations } = chain();
  let move = stored;
  let told = '';
  const tell = async (sentence: string) => {
    if (sentence !== told) await landing.tell(sentence);
    told = sentence;
  };
  for (let round = 0; ; round++) {
    const receipt = await receiptOf(move);
    if (receipt) {
      // Asked after the receipt: a block that is gone by then has no receipt in the next round.
      const onTop = (await blockNumber()) - receipt.blockNumber;
      const isFinal = onTop >= confirmations;
      if (isFinal && receipt.status !== 0) return { move, receipt };
      if (isFinal) {
        const adopted = await afterRevert(move);
        // Another attempt may still have the effect; it may be stored and never have been sent.
        const next = adopted === move ? await push(move) : adopted;
        if (next !== move) await landing.save(next);
        move = next;
      }
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

/** The receipt of the attempt that had its effect; of one that had none, where all that were mined had none. */
async function receiptOf(move: RootUpdate): Promise<Receipt | null> {
  let failed: Receipt | null = null;
  for (const { hash } of move.attempts.toReversed()) {
    const receipt = await findReceipt(hash);
    if (receipt && receipt.status !== 0) return receipt;
    failed ??= receipt;
  }
  return failed;
}

/**
 * What follows from an attempt that was mined for good without effect. Another may have had it.
 * @throws MarketError TransactionReverted where none can have it any more
 */
async function afterRevert(move: RootUpdate): Promise<RootUpdate> {
  const root = await currentRoot();
  if (root === move.newRoot) return adopted(move);
  if (root !== move.oldRoot || (await isPending(move))) return move;
  throw new MarketError('unavailable', 'TransactionReverted', 'A transaction of ours had no effect.');
}

/** Whether one of its attempts may still be mined. Keys are exchanged: each counts its own transactions. */
async function isPending(move: RootUpdate): Promise<boolean> {
  const signers = [...new Set(move.attempts.map((attempt) => signerOf(move, attempt)))];
  const mined = new Map(
    await Promise.all(signers.map(async (signer) => [signer, await minedCount(signer)] as const)),
  );
  return move.attempts.some((attempt) => attempt.nonce >= (mined.get(signerOf(move, attempt)) ?? 0));
}

/** Sends what is not mined. @returns another form of the move where this one will not make it */
async function push(move: RootUpdate): Promise<RootUpdate> {
  const last = lastOf(move);
  const sent = await broadcast(move);
  if (sent === 'underpriced') return replaceByFee(move);
  const mined = await minedCount(signerOf(move, last));
  if (sent !== 'nonce-used' && mined === last.nonce) {
    return isStuck(last) ? replaceByFee(move) : move;
  }
  if (isDoubtful(last) || (await receiptOf(move))) return move;
  // A gap below it: the chain lost transactions that are none of the lane's.
  return mined < last.nonce ? reissue(move) : recoverDisplaced(move);
}

/** With confirmations to wait for there are other nodes, and they may differ for a while. */
const isDoubtful = ({ sentAt }: Attempt): boolean =>
  chain().confirmations > 0 && Date.now() - sentAt < doubtMs;

/** Its nonce is used up and none of its attempts has a receipt. The root says whether it happened all the same. */
async function recoverDisplaced(move: RootUpdate): Promise<RootUpdate> {
  const root = await currentRoot();
  if (root === move.oldRoot) return reissue(move);
  if (root === move.newRoot) return adopted(move);
  throw new MarketError('unavailable', 'ChainMoved', 'The root on the chain is not the one we left there.');
}

/** Some transaction took the root there: from now on it counts as an attempt. */
async function adopted(move: RootUpdate): Promise<RootUpdate> {
  const event = await findRootEvent(move.newRoot, move.preparedAtBlock);
  if (!event || move.attempts.some(({ hash }) => hash === event.transactionHash)) return move;
  return { ...move, attempts: [...move.attempts, { ...lastOf(move), hash: event.transactionHash }] };
}
