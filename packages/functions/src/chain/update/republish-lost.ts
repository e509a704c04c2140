/** After a reorg deeper than we waited for, or a chain that forgot its last blocks: sends again what it lost. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Head } from '../../store/merkle/head.ts';
import { proveLease } from '../../store/merkle/lease.ts';
import {
  findPublication,
  type Publication,
  type RootUpdate,
  readInFlight,
  storePublication,
} from '../../store/merkle/root-update.ts';
import { currentRoot } from '../node/chain-query.ts';
import { type LaneSession, pause } from '../session/lane-session.ts';
import { retryWhileStale } from '../session/retry-while-stale.ts';
import { prepareAgain } from '../transaction/send.ts';
import { land } from './confirm-update.ts';

/**
 * Brings the chain to HEAD's root, where it is not there (or past it, at the root of what is in flight).
 * @returns how many transactions it lost, and got again
 * @throws MarketError RootUnknown where the chain has a root that we never published: an operator has to look
 */
export async function republishLost(run: LaneSession, head: Head): Promise<number> {
  const known = [head.root, (await readInFlight())?.newRoot];
  // Nothing is sent again because a node is behind for a block.
  const root = await retryWhileStale(run, currentRoot, (candidate) => !known.includes(candidate));
  if (known.includes(root)) return 0;
  const lost: Publication[] = [];
  for (let version = head.version; version > 0; version--) {
    const publication = await findPublication(version);
    if (!publication) break;
    lost.unshift(publication);
    if (publication.oldRoot !== root) continue;
    for (const move of lost) await republish(run, move);
    return lost.length;
  }
  // A holder that slept through its lease compares with an old HEAD: then this means nothing.
  await proveLease(run.lease);
  throw new MarketError(
    'bug',
    'RootUnknown',
    'The chain has a root that we did not publish; an operator has to look.',
  );
}

/** The same transaction where the chain takes it, so that certificates that name it stay true. */
async function republish(run: LaneSession, lost: Publication): Promise<void> {
  let newest: RootUpdate = lost;
  const save = async (move: RootUpdate) => {
    await storePublication(run.lease, { ...lost, ...move });
    newest = move;
  };
  // Nobody waits for it: all whom it served have their answer.
  const landing = { ...run, save, tell: async () => {} };
  for (let round = 0; ; round++) {
    try {
      const { move, receipt } = await land(landing, newest);
      const { transactionHash, blockNumber } = receipt;
      return await storePublication(run.lease, { ...lost, ...move, transactionHash, blockNumber });
    } catch (error) {
      if (!(error instanceof MarketError) || error.code !== 'TransactionReverted') throw error;
    }
    // What follows builds on its root, so it is not planned anew: the same call goes out under the next nonce.
    await pause(run, round);
    await save(await prepareAgain(run, newest));
  }
}
