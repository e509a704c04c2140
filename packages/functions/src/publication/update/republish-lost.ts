/** Publishes again what the chain lost: after a reorg deeper than the confirmations, or a restored node. */
import { invariant, MarketError } from '@cgdx/core/error/market-error.ts';
import type { Head } from '../../chain/merkle/head.ts';
import { noteReorg } from '../../chain/merkle/reorg.ts';
import {
  findPublication,
  type Publication,
  publicationsBack,
  type RootUpdate,
  readInFlight,
  storePublication,
} from '../../chain/merkle/root-update.ts';
import { isHeadVoided, transactionOf } from '../../chain/merkle/voided-head.ts';
import { findReceipt } from '../../chain/node/chain-query.ts';
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
  const firstLost = await findFirstLost(head, root);
  if (firstLost === undefined) {
    // A holder that slept through its lease compares the chain with an old HEAD.
    await renewLease(session.lease);
    throw new MarketError(
      'bug',
      'RootUnknown',
      'The chain has a root that we did not publish; an operator has to look.',
    );
  }
  // The hash by which the newest of them was known before the chain lost it.
  const { transactionHash } = await publicationAt(head.version);
  // Read one by one, since together they may not fit into memory.
  for (let version = firstLost; version <= head.version; version++)
    await republish(session, await publicationAt(version));
  await noteReorg({ at: new Date().toISOString(), size: head.size, transactionHash });
  return head.version - firstLost + 1;
}

/** Returns the version of the publication that was built on `root`; undefined if that is not the root of an earlier HEAD. */
async function findFirstLost(head: Head, root: string): Promise<number | undefined> {
  let version = head.version;
  for await (const page of publicationsBack(head.version)) {
    for (const publication of page) {
      // What was built on a publication that is lost itself cannot be published again.
      if (publication.version !== version) return undefined;
      if (publication.oldRoot === root) return version;
      version--;
    }
    // Asked after the first page: a node that is a block behind has a root that is found there.
    if (await isOnChain(head)) return undefined;
  }
  return undefined;
}

/** Whether the chain still has the transaction that made HEAD's root: then somebody else changed the root afterwards. */
async function isOnChain(head: Head): Promise<boolean> {
  const made = await transactionOf(head);
  return made !== undefined && (await findReceipt(made.transactionHash))?.status === 1;
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
