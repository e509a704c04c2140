import { poolIds, poolName } from '@cgdx/core/pool/pool.ts';

/** For example "Facebook, X and Spotify". */
export const platformNames = new Intl.ListFormat('en-GB').format(poolIds.map(poolName));
