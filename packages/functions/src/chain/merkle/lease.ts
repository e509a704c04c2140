/** The leases of the chain lane: its holder's, and that of the standby that waits to take over. */
import { z } from 'zod';
import { is } from '../../ground/table/expression.ts';
import { check } from '../../ground/table/item.ts';
import { acquireLease, type Lease } from '../../ground/table/lease.ts';
import { keyOf, tree } from './key.ts';
import { readItem } from './read.ts';

type LanePlace = 'lease' | 'standby';

/** @returns undefined if another function holds it */
export const takeLease = (place: LanePlace = 'lease'): Promise<Lease | undefined> =>
  acquireLease({ table: tree, key: keyOf(place) });

const holderSchema = z.object({ owner: z.string(), leaseUntil: z.number() });

/** Returns the place's holder, if there is one. */
export async function readHolder(
  place: LanePlace = 'lease',
): Promise<Pick<Lease, 'owner' | 'expiresAt'> | undefined> {
  const held = await readItem(place, undefined, holderSchema);
  return held && held.leaseUntil > Date.now() ? { owner: held.owner, expiresAt: held.leaseUntil } : undefined;
}

/** Returns a condition for every write of the lane: true while `lease` is the newest. */
export const stillHolds = (lease: Lease) => check(tree, keyOf('lease'), { fence: is(lease.fence) });
