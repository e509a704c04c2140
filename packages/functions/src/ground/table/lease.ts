/** Leases: one holder at a time, and a fencing token that increases with every holder. */
import { randomUUID } from 'node:crypto';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { TableName } from '@cgdx/workflows/wiring/resource/table.ts';
import { z } from 'zod';
import { is, isBelow } from './expression.ts';
import { change, changeItem, type Key, write } from './item.ts';
import { isConditionFailure } from './table.ts';

/** How long a lease lasts without renewal, so how long a crashed holder keeps others out. */
const leaseMs = 6_000;
/** How often a holder renews its lease, whatever it works on. One renewal may fail. */
const renewEveryMs = 2_000;

/** The item of a lease. */
export interface Place {
  readonly table: TableName;
  readonly key: Key;
}

export interface Lease {
  readonly place: Place;
  readonly owner: string;
  readonly fence: number;
  /** Unix ms. */
  expiresAt: number;
}

const fenceSchema = z.object({ fence: z.number() });

/** @returns undefined if another holds the lease */
export async function acquireLease(place: Place): Promise<Lease | undefined> {
  const owner = randomUUID();
  const expiresAt = Date.now() + leaseMs;
  try {
    const { fence } = await changeItem(
      place.table,
      place.key,
      {
        set: { owner, leaseUntil: expiresAt },
        count: { fence: 1 },
        onlyIf: { leaseUntil: isBelow(Date.now()) },
      },
      fenceSchema,
    );
    return { place, owner, fence, expiresAt };
  } catch (error) {
    if (isConditionFailure(error)) return undefined;
    throw error;
  }
}

/**
 * Runs `work`, renews the lease meanwhile, and releases it at the end. A step may take longer than the lease
 * lasts; a process that is dead or frozen renews nothing.
 */
export async function withLease<T>(lease: Lease, work: () => Promise<T>): Promise<T> {
  let renewal: Promise<void> = Promise.resolve();
  const renewing = setInterval(() => {
    // The lease is lost, or the database is unavailable for a moment: the holder's next write or wait finds
    // out.
    renewal = renewLease(lease).catch(() => {});
  }, renewEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    // A renewal that arrived after the release would lock everybody out.
    await renewal;
    await releaseLease(lease);
  }
}

/** @throws MarketError LeaseLost if the lease was not renewed in time and another holder took it */
export async function checkLease(lease: Lease): Promise<void> {
  if (lease.expiresAt < Date.now()) await renewLease(lease);
}

/** Renews the lease, which proves that the caller still holds it. @throws MarketError LeaseLost */
export const renewLease = (lease: Lease): Promise<void> => changeLease(lease, Date.now() + leaseMs);

/** Releases the lease for the next holder. Does nothing if it was lost. */
export async function releaseLease(lease: Lease): Promise<void> {
  try {
    await changeLease(lease, 0);
  } catch (error) {
    if (!(error instanceof MarketError)) throw error;
  }
}

async function changeLease(lease: Lease, until: number): Promise<void> {
  const { table, key } = lease.place;
  try {
    const onlyIf = { owner: is(lease.owner) };
    await write(change(table, key, { set: { leaseUntil: until }, onlyIf }));
    lease.expiresAt = until;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    throw leaseLost(error);
  }
}

export const leaseLost = (cause: unknown): MarketError =>
  new MarketError('unavailable', 'LeaseLost', 'Another holder has taken over.', { cause });
