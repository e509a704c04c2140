/** Gives leaves their indexes: they wait in an inbox, and the first caller places all of them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { toHex } from '@cgdx/core/merkle/hash.ts';
import { absent, present, stillAt } from '../../ground/table/expression.ts';
import { check, put, putOnce, remove, type Write, writeTogether } from '../../ground/table/item.ts';
import { expectedLeaf } from './expected-leaf.ts';
import { keyOf, tree } from './key.ts';
import { findLeafIndex, leafCount, type NewLeaf, type UnplacedLeaf, unplacedLeafSchema } from './leaf-log.ts';
import { readItems } from './read.ts';

/**
 * The leaves placed in one transaction: each takes three writes and the log's size one, and DynamoDB allows 100
 * writes.
 */
const placedAtOnce = 33;
/** Callers compete, and one of them wins each round, so that far fewer rounds are enough. */
const rounds = 200;
const longestPauseMs = 150;

/**
 * Appends a leaf to the log, once per upload hash.
 * @returns its index; a hash that the log has already keeps its index
 * @throws MarketError LeafLogBusy if others were faster in every round
 *
 */
export async function insertLeaf(leaf: NewLeaf): Promise<number> {
  const unplaced = { ...leaf, leaf: toHex(expectedLeaf(leaf)) };
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

/** Puts the leaf into the inbox unless the log has it, in one transaction. @returns false if the log has it */
function putIntoInbox(leaf: UnplacedLeaf): Promise<boolean> {
  const { uploadHash } = leaf;
  return transact([
    check(tree, keyOf('upload', uploadHash), { pk: absent }),
    put(tree, { ...keyOf('inbox', uploadHash), ...leaf }),
  ]);
}

/**
 * Gives the leaves in the inbox their indexes. @returns false if another caller was faster, or this one gives
 * way
 */
async function placeInbox(round: number): Promise<boolean> {
  const [size, leaves] = await Promise.all([
    leafCount(),
    readItems('inbox', { limit: placedAtOnce }, unplacedLeafSchema),
  ]);
  if (leaves.length === 0) return true;
  // Only one caller can win a round. Each tries with a probability that makes one try on average; it grows in
  // later rounds.
  if (Math.random() * leaves.length > round + 1) return false;
  const placed = leaves.flatMap((leaf, at) => {
    const index = size + at;
    const { uploadHash } = leaf;
    return [
      putOnce(tree, { ...keyOf('upload', uploadHash), index }),
      putOnce(tree, { ...keyOf('leaf', index), ...leaf, index }),
      // The condition fails if another caller has placed the leaf since it was read.
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
