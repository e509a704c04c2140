/**
 * Books the fees that Stripe keeps of payments and charges for disputes: only its list of movements has the
 * amounts.
 */
import { stripeFee } from '@cgdx/core/ledger/fee-entry.ts';
import type Stripe from 'stripe';
import { sweepEach } from '../../ground/sweep/sweep-each.ts';
import { didHold, writeTogether } from '../../ground/table/item.ts';
import { ledgerPuts } from '../../ledger/ledger.ts';
import { currency } from '../../stripe/purchase-tag.ts';
import { stripe } from '../../stripe/stripe.ts';
import { findFeePosition, storeFeePosition } from './fee-position.ts';

/** Stripe may list a movement after one that was made later. */
const overlapSeconds = 3_600;

const book = ({ id, fee }: Stripe.BalanceTransaction): Promise<boolean> =>
  didHold(writeTogether(ledgerPuts(stripeFee(id, BigInt(fee)))));

/** Returns the movements that may not have been read yet, the newest first. */
async function newMovements(): Promise<Stripe.BalanceTransaction[]> {
  const position = await findFeePosition();
  const gte = position === undefined ? 0 : position - overlapSeconds;
  const found: Stripe.BalanceTransaction[] = [];
  for await (const moved of stripe().balanceTransactions.list({ created: { gte }, limit: 100 }))
    found.push(moved);
  return found;
}

/** @returns how many fees are new */
export async function findFees(): Promise<number> {
  const movements = await newMovements();
  const kept = movements.filter((moved) => moved.fee !== 0 && moved.currency === currency);
  const booked = await sweepEach(kept, book);
  const [newest] = movements;
  if (newest) await storeFeePosition(newest.created);
  return booked;
}
