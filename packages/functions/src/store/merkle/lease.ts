/** The chain lane's lease: one holder at a time, and a fencing token that increases with every holder. */
import { randomUUID } from 'node:crypto';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { z } from 'zod';
import { is, isBelow } from '../expression.ts';
import { change, changeItem, check, write } from '../item.ts';
import { isConditionFailure } from '../table.ts';
import { keyOf, tree } from './key.ts';
import { readItem } from './read.ts';

/** How long a crashed holder keeps the others out. */
const leaseMs = 6_000;
/** How often a holder renews it, whatever it works on; one renewal may fail. */
const renewEveryMs = 2_000;

/** The lane itself, or the place of the one that waits to take it over. */
export type Place = 'lease' | 'standby';

export interface Lease {
  readonly place: Place;
  readonly owner: string;
  readonly fence: number;
  /** Unix ms. */
  expiresAt: number;
}

const fenceSchema = z.object({ fence: z.number() });

/** @returns undefined if another holds it */
export async function takeLease(place: Place = 'lease'): Promise<Lease | undefined> {
  const owner = randomUUID();
  const expiresAt = Date.now() + leaseMs;
  try {
    const { fence } = await changeItem(
      tree,
      keyOf(place),
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

const holderSchema = z.object({ owner: z.string(), leaseUntil: z.number() });

/** Returns the place's holder, if there is one. */
export async function readHolder(
  place: Place = 'lease',
): Promise<Pick<Lease, 'owner' | 'expiresAt'> | undefined> {
  const held = await readItem(place, undefined, holderSchema);
  return held && held.leaseUntil > Date.now() ? { owner: held.owner, expiresAt: held.leaseUntil } : undefined;
}

/**
 * Runs `work`, renews the lease all the while, and releases it in the end. A step may take longer than the lease lasts;
 * a process that is dead or frozen renews nothing.
 */
export async function keepLease<T>(lease: Lease, work: () => Promise<T>): Promise<T> {
  let renewal: Promise<void> = Promise.resolve();
  const renewing = setInterval(() => {
    // The lease is lost, or the database is away for a moment: the holder's next write or wait finds out.
    renewal = proveLease(lease).catch(() => {});
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

/** @throws MarketError LeaseLost if it was not renewed in time and another holder took it */
export async function checkLease(lease: Lease): Promise<void> {
  if (lease.expiresAt < Date.now()) await proveLease(lease);
}

/** Renews it, which proves that the caller still holds it. @throws MarketError LeaseLost */
export const proveLease = (lease: Lease): Promise<void> => changeLease(lease, Date.now() + leaseMs);

/** Releases it for the next holder. Does nothing if the lease was lost. */
export async function releaseLease(lease: Lease): Promise<void> {
  try {
    await changeLease(lease, 0);
  } catch (error) {
    if (!(error instanceof MarketError)) throw error;
  }
}

async function changeLease(lease: Lease, until: number): Promise<void> {
  try {
    const onlyIf = { owner: is(lease.owner) };
    await write(change(tree, keyOf(lease.place), { set: { leaseUntil: until }, onlyIf }));
    lease.expiresAt = until;
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    throw leaseLost(error);
  }
}

export const leaseLost = (cause: unknown): MarketError =>
  new MarketError('unavailable', 'LeaseLost', 'Another holder took over the chain lane.', { cause });

/** Returns a condition for every write of the lane: true while `lease` is the newest. */
export const stillHolds = (lease: Lease) => check(tree, keyOf('lease'), { fence: is(lease.fence) });
