/** The data pools: what is sold of each platform's exports, at which initial prices and rewards. */
import { type PlatformId, platformName } from './platform-id.ts';

/** Each pool's id, platform, price a quality point and reward for quality 10, both in CGDX. */
const table = [
  ['facebook', 'facebook', 3, 150],
  ['x', 'x', 4, 200],
  ['spotify', 'spotify', 2, 100],
  ['youtube', 'youtube', 2, 100],
  ['linkedin', 'linkedin', 2, 100],
  ['tiktok', 'tiktok', 4, 200],
] as const satisfies readonly (readonly [string, PlatformId, number, number])[];

export type PoolId = (typeof table)[number][0];

export const poolIds = table.map(([dataPoolId]) => dataPoolId) as [PoolId, ...PoolId[]];

export interface Pool {
  readonly dataPoolId: PoolId;
  readonly dataPoolName: string;
  /** CGDX per quality point: a buyer pays `score x price` for one upload. */
  readonly price: number;
  /** Whether its uploads are for sale. */
  readonly availableForPurchase: boolean;
  /** CGDX for an upload of quality 10. */
  readonly maxIncentive: number;
}

/** The pools that a new stage is seeded with; after that, the table of the stage alone says what they are. */
export const initialPools: readonly Pool[] = table.map(([dataPoolId, platform, price, maxIncentive]) => ({
  dataPoolId,
  dataPoolName: platformName(platform),
  price,
  availableForPurchase: true,
  maxIncentive,
}));

const platforms = new Map<PoolId, PlatformId>(table.map(([id, platform]) => [id, platform]));

export function platformOfPool(dataPoolId: PoolId): PlatformId {
  const platform = platforms.get(dataPoolId);
  if (platform === undefined) throw new Error('the data pool is not known');
  return platform;
}

/** Returns people's name for the pool. */
export const poolName = (dataPoolId: PoolId): string => platformName(platformOfPool(dataPoolId));

/** Returns the pool that `text` names, in any case; undefined if there is none. */
export function parsePoolId(text: string): PoolId | undefined {
  const id = text.trim().toLowerCase();
  return poolIds.find((poolId) => poolId === id);
}
