/**
 * Books what a transaction moved into a pool's escrow or out of its proceeds, as the market's own events state
 * it.
 */

import { MarketError } from '@cgdx/core/error/market-error.ts';
import { type Entry, walletAccount } from '@cgdx/core/ledger/entry.ts';
import { poolFunded, proceedsWithdrawn } from '@cgdx/core/ledger/pool-entry.ts';
import { blockNumber, findReceipt, type Receipt } from '../chain/node/chain-query.ts';
import { marketplace } from '../chain/node/marketplace.ts';
import { chain } from '../ground/links.ts';
import { didHold, writeTogether } from '../ground/table/item.ts';
import { ledgerPuts } from '../ledger/ledger.ts';

/** Returns an entry for each movement; its id is the transaction's hash and the index of its event. */
function movementsIn({ transactionHash, logs }: Receipt): Entry[] {
  const market = chain().marketplace.toLowerCase();
  return logs.flatMap(({ address, topics, data }, at) => {
    if (address.toLowerCase() !== market) return [];
    const event = marketplace.parseLog({ topics, data });
    const movementId = `${transactionHash}-${at}`;
    if (event?.name === 'PoolFunded')
      return [poolFunded(movementId, event.args.dataPoolId, event.args.amount)];
    if (event?.name !== 'ProceedsWithdrawn') return [];
    const { dataPoolId, amount } = event.args;
    return [proceedsWithdrawn(movementId, dataPoolId, walletAccount, { currency: 'CGDX', amount })];
  });
}

/** A booking is final, so the transaction must be too deep for a reorganisation. */
async function assertConfirmed({ blockNumber: block }: Receipt): Promise<void> {
  const { confirmations } = chain();
  const onTop = (await blockNumber()) - block;
  if (onTop >= confirmations) return;
  throw new MarketError(
    'unavailable',
    'NotConfirmed',
    `This transaction has ${onTop} of the ${confirmations} confirmations that it needs.`,
    { advice: 'Nothing was booked: wait a minute, and book it again.' },
  );
}

/**
 * Books the movements of a transaction; entries that exist stay as they are.
 * @returns the transaction's entries
 * @throws MarketError if the transaction is not confirmed yet, failed, or moved nothing of a pool
 */
export async function bookTransaction(transactionHash: string): Promise<readonly Entry[]> {
  const receipt = await findReceipt(transactionHash);
  if (!receipt)
    throw new MarketError('unavailable', 'TransactionNotFound', 'The chain does not have this transaction.', {
      advice: 'It may not be in a block yet: try again in a moment.',
    });
  if (receipt.status !== 1)
    throw new MarketError('conflict', 'TransactionFailed', 'This transaction failed, and moved nothing.');
  const entries = movementsIn(receipt);
  if (entries.length === 0)
    throw new MarketError('input', 'NothingToBook', 'This transaction moved no money of a data pool.');
  await assertConfirmed(receipt);
  for (const entry of entries) await didHold(writeTogether(ledgerPuts(entry)));
  return entries;
}
