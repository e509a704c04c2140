/** Publishes again what the chain lost: after a reorg deeper than the confirmations, or a restored node. */
import { invariant, MarketError } from '@cgdx/core/error/market-error.ts';
import type { Head } from '../../chain/merkle/head.ts';
import { noteReorg } from '../../chain/merkle/reorg.ts';
import {
  findPublication,
  type Publication,
  type RootUpdate,
  readInFlight,
  storePublication,
} from '../../chain/merkle/root-update.ts';
import { isHeadVoided } from '../../chain/merkle/voided-head.ts';
import { currentRoot } from '../../chain/node/marketplace-query.ts';
import { backOff, type LaneSession } from '../../chain/transaction/lane-session.ts';
import { reissueReverted } from '../../chain/transaction/replace-transaction.ts';
import { retryWhileStale } from '../../chain/transaction/retry-while-stale.ts';
import { renewLease } from '../../ground/table/lease.ts';
import { confirmUpdate } from './confirm-update.ts';

/**
 * Brings the chain back to HEAD's root. Does nothing if the chain is there, or already has the update that is in flight.
 * @returns how many transactions were lost and published again
 * @throws MarketError RootUnknown if the chain has a root that we never published: an operator has to look
 */
export async function republishLost(session: LaneSession, head: Head): Promise<number> {
  const known = [head.root, (await readInFlight())?.newRoot];
  // Asked repeatedly: a node that is a block behind is no reason to send anything again.
  const root = await retryWhileStale(session, currentRoot, (candidate) => !known.includes(candidate));
  if (known.includes(root)) return 0;
  // An update that was cut is still mined: sending it again would change nothing.
  if (await isHeadVoided(head))
    throw new MarketError(
      'bug',
      'RootVoided',
      'The chain has cut away leaves that the store has: npm run chain -- reconcile --apply removes them there, too.',
    );
  // Read one by one, and again below: the lost publications may hold a year's calldata.
  const newest = await findPublication(head.version);
  for (let version = head.version; version > 0; version--) {
    const publication = await findPublication(version);
    if (!publication) break;
    if (publication.oldRoot !== root) continue;
    for (let each = version; each <= head.version; each++)
      await republish(session, await publicationAt(each));
    // The hash by which the newest of them was known before the chain lost it.
    const transactionHash = newest?.transactionHash ?? '';
    await noteReorg({ at: new Date().toISOString(), size: head.size, transactionHash });
    return head.version - version + 1;
  }
  // A holder that slept through its lease compares the chain with an old HEAD.
  await renewLease(session.lease);
  throw new MarketError(
    'bug',
    'RootUnknown',
    'The chain has a root that we did not publish; an operator has to look.',
  );
}

async function publicationAt(version: number): Promise<Publication> {
  const publication = await findPublication(version);
  invariant(publication, 'a publication that was read is still there');
  return publication;
}

/** Sends the same transaction if the chain still accepts it, so that certificates that name it stay true. */
async function republish(session: LaneSession, lost: Publication): Promise<void> {
  let latest: RootUpdate = lost;
  const save = async (update: RootUpdate) => {
    await storePublication(session.lease, { ...lost, ...update });
    latest = update;
  };
  // No workflow waits for this update: all were notified after the first publication.
  const context = { ...session, save, report: async () => {} };
  for (let round = 0; ; round++) {
    try {
      const { update, receipt } = await confirmUpdate(context, latest);
      const { transactionHash, blockNumber } = receipt;
      return await storePublication(session.lease, { ...lost, ...update, transactionHash, blockNumber });
    } catch (error) {
      if (!(error instanceof MarketError) || error.code !== 'TransactionReverted') throw error;
    }
    // Later updates build on its root, so it is not drafted again: the same call is sent under the next nonce.
    await backOff(session, round);
    await save(await reissueReverted(session, latest));
  }
}
