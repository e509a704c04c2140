/** The data pools, and their initial rewards and prices. */

export const poolIds = ['facebook', 'x', 'spotify', 'youtube', 'linkedin', 'tiktok'] as const;
export type PoolId = (typeof poolIds)[number];

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

/** The pools that a new stage is seeded with; after that, the table alone says what they are. */
export const initialPools: readonly Pool[] = [
  {
    dataPoolId: 'facebook',
    dataPoolName: 'Facebook',
    price: 3,
    availableForPurchase: true,
    maxIncentive: 150,
  },
  { dataPoolId: 'x', dataPoolName: 'X', price: 4, availableForPurchase: true, maxIncentive: 200 },
  { dataPoolId: 'spotify', dataPoolName: 'Spotify', price: 2, availableForPurchase: true, maxIncentive: 100 },
  { dataPoolId: 'youtube', dataPoolName: 'YouTube', price: 2, availableForPurchase: true, maxIncentive: 100 },
  {
    dataPoolId: 'linkedin',
    dataPoolName: 'LinkedIn',
    price: 2,
    availableForPurchase: true,
    maxIncentive: 100,
  },
  { dataPoolId: 'tiktok', dataPoolName: 'TikTok', price: 4, availableForPurchase: true, maxIncentive: 200 },
];

const names = new Map(initialPools.map(({ dataPoolId, dataPoolName }) => [dataPoolId, dataPoolName]));

/** Returns people's name for the pool and its platform. */
export const poolName = (dataPoolId: PoolId): string => names.get(dataPoolId) ?? dataPoolId;

/** Returns the pool that `text` names, in any case; undefined if there is none. */
export function parsePoolId(text: string): PoolId | undefined {
  const id = text.trim().toLowerCase();
  return poolIds.find((poolId) => poolId === id);
}
