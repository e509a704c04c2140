/** Gives leaves their indexes: they wait in an inbox, and the first caller places all of them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { toHex } from '@cgdx/core/merkle/hash.ts';
import { absent, present, stillAt } from '../../ground/table/expression.ts';
import { check, put, putOnce, remove, type Write, writeTogether } from '../../ground/table/item.ts';
import { keyOf, tree } from './key.ts';
import { findLeafIndex, leafCount, type NewLeaf, type UnplacedLeaf, unplacedLeafSchema } from './leaf-log.ts';
import { madeLeaf } from './made-leaf.ts';
import { readItems } from './read.ts';

/** Each takes three writes, and the size takes one: DynamoDB's limit is 100 per transaction. */
const placedAtOnce = 33;
/** Callers compete, and one of them wins each round, so that far fewer rounds are enough. */
const rounds = 200;
const longestPauseMs = 150;

/**
 * Appends a leaf to the log, once per upload hash.
 * @returns its index; a hash that is there already keeps its own
 * @throws MarketError LeafLogBusy if others were faster in every round
 */
export async function insertLeaf(leaf: NewLeaf): Promise<number> {
  const unplaced = { ...leaf, leaf: toHex(madeLeaf(leaf)) };
  let waits = false;
  for (let round = 0; round < rounds; round++) {
    waits ||= await putIntoInbox(unplaced);
    // Reads before it writes: a read is cheaper than a transaction that loses.
    const index = await findLeafIndex(leaf.uploadHash);
    if (index !== undefined) return index;
    if (!waits || !(await placeInbox(round))) await sleep(Math.random() * longestPauseMs);
  }
  throw new MarketError('unavailable', 'LeafLogBusy', 'Too many uploads arrive at this moment.');
}

/** Adds the leaf unless it was placed before, in one transaction. @returns whether it is in the inbox now */
function putIntoInbox(leaf: UnplacedLeaf): Promise<boolean> {
  const { uploadHash } = leaf;
  return transact([
    check(tree, keyOf('upload', uploadHash), { pk: absent }),
    put(tree, { ...keyOf('inbox', uploadHash), ...leaf }),
  ]);
}

/** Places what is in the inbox. @returns false if another caller was faster, or goes first */
async function placeInbox(round: number): Promise<boolean> {
  const [size, leaves] = await Promise.all([
    leafCount(),
    readItems('inbox', { limit: placedAtOnce }, unplacedLeafSchema),
  ]);
  if (leaves.length === 0) return true;
  // Only one caller can win a round, so that each tries with a probability that makes one try on average; it grows in later rounds.
  if (Math.random() * leaves.length > round + 1) return false;
  const placed = leaves.flatMap((leaf, at) => {
    const index = size + at;
    const { uploadHash } = leaf;
    return [
      putOnce(tree, { ...keyOf('upload', uploadHash), index }),
      putOnce(tree, { ...keyOf('leaf', index), ...leaf, index }),
      // Another caller may have placed it since it was read.
      remove(tree, keyOf('inbox', uploadHash), { pk: present }),
    ];
  });
  const log = put(tree, { ...keyOf('log'), size: size + leaves.length }, { size: stillAt(size) });
  return transact([log, ...placed]);
}

/** @returns false if a condition failed or another transaction conflicted */
async function transact(writes: readonly Write[]): Promise<boolean> {
  try {
    await writeTogether(writes);
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'TransactionCanceledException') return false;
    throw error;
  }
}
