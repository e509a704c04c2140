/**
 * Checks that the chain still has the transaction of every paid claim. Stores the block up to which all are
 * settled.
 */

import { readAuditedBlock, storeAuditedBlock } from '../../chain/merkle/audited-block.ts';
import { allClaimed, type Claimed } from '../../chain/merkle/root-update.ts';
import { blockHash, blockNumber, findReceipt } from '../../chain/node/chain-query.ts';
import { mapConcurrently } from '../../ground/map-concurrently.ts';
import { findPayout } from '../../reward/record/payout.ts';

/** The progress is stored after each batch. */
const batchSize = 500;
/** After a reorg deeper than this, every claim is checked again. */
const slackBlocks = 64;

export interface AuditedClaim {
  readonly claimed: Claimed;
  /** The transaction that the claim's payout names. */
  readonly named: string;
  readonly isOnChain: boolean;
}

/** Checks every paid claim that is not known to be settled, oldest block first. */
export async function auditClaims(): Promise<AuditedClaim[]> {
  const { settledUpTo, claims } = await unsettledClaims();
  const audited: AuditedClaim[] = [];
  let isSettledSoFar = true;
  for (let at = 0; at < claims.length; at += batchSize) {
    const batch = await mapConcurrently(claims.slice(at, at + batchSize), auditClaim);
    audited.push(...batch.map(({ claim }) => claim));
    const open = batch.findIndex(({ isSettled }) => !isSettled);
    const next = open === -1 ? claims[at + batch.length] : claims[at + open];
    if (isSettledSoFar) await storeProgress((next?.blockNumber ?? Number.POSITIVE_INFINITY) - 1, settledUpTo);
    isSettledSoFar &&= open === -1;
  }
  return audited;
}

/** `settledUpTo`: the block up to which all claims are settled; -1 if the chain was reorganised or restored since. */
async function unsettledClaims(): Promise<{ settledUpTo: number; claims: readonly Claimed[] }> {
  const checked = await readAuditedBlock();
  const isSameChain = checked !== undefined && (await blockHash(checked.blockNumber)) === checked.blockHash;
  const settledUpTo = isSameChain ? checked.blockNumber : -1;
  const claims = (await allClaimed())
    .filter((claimed) => claimed.blockNumber > settledUpTo)
    .sort((a, b) => a.blockNumber - b.blockNumber);
  return { settledUpTo, claims };
}

/** `isSettled`: its payout is settled, and names the transaction that the chain has, in the block that we know. */
async function auditClaim(claimed: Claimed): Promise<{ claim: AuditedClaim; isSettled: boolean }> {
  const payout = await findPayout(claimed.payoutId);
  const named = payout?.transactionHash ?? claimed.transactionHash;
  const receipt = await findReceipt(named);
  const isOnChain = receipt?.status === 1;
  const isSettled =
    isOnChain &&
    receipt.blockNumber === claimed.blockNumber &&
    payout?.state === 'settled' &&
    named === claimed.transactionHash;
  return { claim: { claimed, named, isOnChain }, isSettled };
}

async function storeProgress(upTo: number, before: number): Promise<void> {
  const block = Math.min(upTo, (await blockNumber()) - slackBlocks);
  if (block <= before) return;
  const hash = await blockHash(block);
  if (hash !== null) await storeAuditedBlock({ blockNumber: block, blockHash: hash });
}
