/** Says which data pools exist and what they pay and cost to begin with. */

export const poolIds = ['facebook', 'x', 'spotify', 'youtube', 'linkedin', 'tiktok'] as const;
export type PoolId = (typeof poolIds)[number];

export interface Pool {
  readonly dataPoolId: PoolId;
  readonly dataPoolName: string;
  /** CGDX a quality point: what a buyer pays for one upload is `score x price`. */
  readonly price: number;
  /** CGDX for an upload of quality 10. */
  readonly maxIncentive: number;
}

/** What a new stage is seeded with; the table is the truth from then on. */
export const initialPools: readonly Pool[] = [
  { dataPoolId: 'facebook', dataPoolName: 'Facebook', price: 3, maxIncentive: 150 },
  { dataPoolId: 'x', dataPoolName: 'X', price: 4, maxIncentive: 200 },
  { dataPoolId: 'spotify', dataPoolName: 'Spotify', price: 2, maxIncentive: 100 },
  { dataPoolId: 'youtube', dataPoolName: 'YouTube', price: 2, maxIncentive: 100 },
  { dataPoolId: 'linkedin', dataPoolName: 'LinkedIn', price: 2, maxIncentive: 100 },
  { dataPoolId: 'tiktok', dataPoolName: 'TikTok', price: 4, maxIncentive: 200 },
];

const names = new Map(initialPools.map(({ dataPoolId, dataPoolName }) => [dataPoolId, dataPoolName]));

/** What people call the pool and its platform. */
export const poolName = (dataPoolId: PoolId): string => names.get(dataPoolId) ?? dataPoolId;

/** The pool that `text` names, in any case; undefined if there is none. */
export function parsePoolId(text: string): PoolId | undefined {
  const id = text.trim().toLowerCase();
  return poolIds.find((poolId) => poolId === id);
}
