/**
 * The lease on the settler's key: one function at a time sends with it, until its transactions are in a block.
 * The key has one count of nonces, and two functions that read it at once would replace or block each other's
 * transactions.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { findReceipt } from '../../chain/node/chain-query.ts';
import { chain } from '../../ground/links.ts';
import { acquireLease, type Lease, type Place, withLease } from '../../ground/table/lease.ts';

const lookEveryMs = 500;

/** The lease belongs to the key, not to the function: another key has nonces of its own. */
const place = (): Place => ({ table: 'SettlerTable', key: { settler: chain().settler.toLowerCase() } });

/**
 * @param waitMs how long it waits for its turn
 * @throws MarketError SettlerBusy if its turn does not come: nothing was done
 */
export async function asSettler<T>(waitMs: number, work: (lease: Lease) => Promise<T>): Promise<T> {
  const until = Date.now() + waitMs;
  for (;;) {
    const lease = await acquireLease(place());
    if (lease) return withLease(lease, () => work(lease));
    if (Date.now() >= until)
      throw new MarketError(
        'unavailable',
        'SettlerBusy',
        'Another refund or release is being sent; this one goes on by itself.',
      );
    await sleep(lookEveryMs);
  }
}

/** Waits until the transaction is in a block, or the time is over; the next holder sees which. */
export async function untilMined(hash: string, waitMs: number): Promise<void> {
  for (let waited = 0; waited < waitMs; waited += lookEveryMs) {
    if (await findReceipt(hash)) return;
    await sleep(lookEveryMs);
  }
}
