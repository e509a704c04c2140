/** Says which paid claims are still to be looked for on the chain: those that no check has left behind. */

import { mapConcurrently } from '../../map-concurrently.ts';
import { readChecked, storeChecked } from '../../store/merkle/checked.ts';
import { allClaimed, type Claimed } from '../../store/merkle/root-update.ts';
import { findPayout } from '../../store/payout.ts';
import { blockHash, blockNumber, findReceipt } from '../node/chain-query.ts';

/** So many are asked about before it is noted how far that came. */
const batch = 500;
/** A reorg this deep has everything checked again. */
const slackBlocks = 64;

export interface CheckedClaim {
  readonly claimed: Claimed;
  /** The transaction that its payout names. */
  readonly named: string;
  readonly isOnChain: boolean;
}

interface Unchecked {
  /** The block up to which all is well, -1 where none is known. */
  readonly after: number;
  readonly claims: readonly Claimed[];
}

/** Oldest block first. A chain that has other blocks now, was restored or reorganised: then all of them. */
export async function uncheckedClaims(): Promise<Unchecked> {
  const checked = await readChecked();
  const stands = checked !== undefined && (await blockHash(checked.blockNumber)) === checked.blockHash;
  const after = stands ? checked.blockNumber : -1;
  const claims = (await allClaimed())
    .filter((claimed) => claimed.blockNumber > after)
    .sort((a, b) => a.blockNumber - b.blockNumber);
  return { after, claims };
}

/** Asks the chain for each, in batches, and notes how far all is well. */
export async function checkClaims({ after, claims }: Unchecked): Promise<CheckedClaim[]> {
  const done: CheckedClaim[] = [];
  let isWell = true;
  for (let at = 0; at < claims.length; at += batch) {
    const some = await mapConcurrently(claims.slice(at, at + batch), checkClaim);
    done.push(...some.map(({ claim }) => claim));
    const open = some.findIndex(({ isOver }) => !isOver);
    const next = open === -1 ? claims[at + some.length] : claims[at + open];
    if (isWell) await note((next?.blockNumber ?? Number.POSITIVE_INFINITY) - 1, after);
    isWell &&= open === -1;
  }
  return done;
}

/** `isOver`: its payout is settled, and names the transaction that the chain has in the very block that we know. */
async function checkClaim(claimed: Claimed): Promise<{ claim: CheckedClaim; isOver: boolean }> {
  const payout = await findPayout(claimed.payoutId);
  const named = payout?.transactionHash ?? claimed.transactionHash;
  const receipt = await findReceipt(named);
  const isOnChain = receipt?.status === 1;
  const isOver =
    isOnChain &&
    receipt.blockNumber === claimed.blockNumber &&
    payout?.state === 'settled' &&
    named === claimed.transactionHash;
  return { claim: { claimed, named, isOnChain }, isOver };
}

async function note(wanted: number, after: number): Promise<void> {
  const block = Math.min(wanted, (await blockNumber()) - slackBlocks);
  if (block <= after) return;
  const hash = await blockHash(block);
  if (hash !== null) await storeChecked({ blockNumber: block, blockHash: hash });
}
