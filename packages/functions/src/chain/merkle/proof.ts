/** The proof that an upload is in the confirmed tree, for anyone: `core/merkle/verify.ts` checks it in a browser. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { fromHex, toHex } from '@cgdx/core/merkle/hash.ts';
import { claimedLeaf } from '@cgdx/core/merkle/leaf.ts';
import { prove } from '@cgdx/core/merkle/prove.ts';
import { verifyProof } from '@cgdx/core/merkle/verify.ts';
import { readHead } from './head.ts';
import { findLeaf, hashOfLeaf } from './leaf-log.ts';
import { tableNodeReader } from './node-reader.ts';
import { findAnchor, findClaimed } from './root-update.ts';
import { isHeadVoided, transactionOf } from './voided-head.ts';

/** All hashes in 0x hex, ready for JSON. */
export interface UploadProof {
  readonly leaf: string;
  /** True if the reward was claimed, or there never was one: `leaf` then is the claimed form. */
  readonly claimed: boolean;
  readonly index: number;
  readonly size: number;
  readonly siblings: readonly string[];
  readonly root: string;
  /** The transaction that set `root`, and its block. */
  readonly transactionHash: string;
  readonly blockNumber: number;
  /** The transaction whose root first covered this upload. */
  readonly anchoredBy: string;
}

/** While an update is being written, pages and HEAD may disagree for a moment. */
const tries = 10;
const pauseMs = 30;

/**
 * @param uploadHash base64 of 32 bytes
 * @returns undefined if there is no such upload, or the chain has not confirmed it yet
 */
export async function findProof(uploadHash: string): Promise<UploadProof | undefined> {
  const logged = await findLeaf(uploadHash);
  if (!logged) return undefined;
  for (let round = 0; round < tries; round++) {
    const head = await readHead();
    if (logged.index >= head.size) return undefined;
    const isPaid = (await findClaimed(logged.index)) !== undefined;
    const leaf = isPaid ? claimedLeaf(hashOfLeaf(logged)) : hashOfLeaf(logged);
    const siblings = await prove(tableNodeReader, logged.index, head.size);
    const { index } = logged;
    if (verifyProof({ leaf, index, size: head.size, siblings }, fromHex(head.root))) {
      const [made, anchor] = await Promise.all([transactionOf(head), findAnchor(index)]);
      if (!made || !anchor || (await isHeadVoided(head))) break;
      const { transactionHash, blockNumber } = made;
      return {
        leaf: toHex(leaf),
        claimed: isPaid || logged.isMarked === true,
        index,
        size: head.size,
        siblings: siblings.map(toHex),
        root: head.root,
        transactionHash,
        blockNumber,
        anchoredBy: anchor.transactionHash,
      };
    }
    await sleep(pauseMs);
  }
  throw new MarketError('unavailable', 'ProofUnsettled', 'The tree is changing at this moment.', {
    advice: 'Please ask again.',
  });
}
