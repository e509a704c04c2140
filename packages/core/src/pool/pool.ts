/** The data pools: the offers of each platform, with their initial prices and rewards. */
import { mostIncentiveCgdx as most } from '../specification/number.ts';
import { type PlatformId, platformIds, platformName } from './platform-id.ts';

/** The offers, from which a person chooses what is sold of an export. A contribution has one offer. */
export const offers = ['records', 'words', 'profile'] as const;
export type Offer = (typeof offers)[number];

/**
 * Each pool's id, platform, offer, price for a quality point, and reward for quality 10, both in CGDX. The records pool of a
 * platform has the platform's id. All offers of a platform have the same reward, so that nobody is paid more for giving up more
 * privacy.
 */
const table = [
  ['facebook', 'facebook', 'records', 3, most.facebook],
  ['facebook-words', 'facebook', 'words', 3, most.facebook],
  ['facebook-profile', 'facebook', 'profile', 1, most.facebook],
  ['x', 'x', 'records', 4, most.x],
  ['x-words', 'x', 'words', 4, most.x],
  ['x-profile', 'x', 'profile', 1, most.x],
  ['spotify', 'spotify', 'records', 2, most.spotify],
  ['spotify-profile', 'spotify', 'profile', 1, most.spotify],
  ['youtube', 'youtube', 'records', 2, most.youtube],
  ['youtube-words', 'youtube', 'words', 2, most.youtube],
  ['youtube-profile', 'youtube', 'profile', 1, most.youtube],
  ['linkedin', 'linkedin', 'records', 2, most.linkedin],
  ['linkedin-words', 'linkedin', 'words', 2, most.linkedin],
  ['linkedin-profile', 'linkedin', 'profile', 1, most.linkedin],
  ['tiktok', 'tiktok', 'records', 4, most.tiktok],
  ['tiktok-words', 'tiktok', 'words', 4, most.tiktok],
  ['tiktok-profile', 'tiktok', 'profile', 1, most.tiktok],
] as const satisfies readonly (readonly [string, PlatformId, Offer, number, number])[];

export type PoolId = (typeof table)[number][0];

export const poolIds = table.map(([dataPoolId]) => dataPoolId) as [PoolId, ...PoolId[]];

export interface Pool {
  readonly dataPoolId: PoolId;
  readonly dataPoolName: string;
  /** CGDX for a quality point: an upload costs `score x price`. */
  readonly price: number;
  /** Whether its uploads are for sale. */
  readonly availableForPurchase: boolean;
  /** The reward for an upload of quality 10, CGDX. */
  readonly maxIncentive: number;
}

const offerWords: Readonly<Record<Offer, string>> = { records: '', words: ' words', profile: ' profile' };

/** The pools with which a new stage is seeded; after that only the table of the stage counts. */
export const initialPools: readonly Pool[] = table.map(
  ([dataPoolId, platform, offer, price, maxIncentive]) => ({
    dataPoolId,
    dataPoolName: `${platformName(platform)}${offerWords[offer]}`,
    price,
    availableForPurchase: true,
    maxIncentive,
  }),
);

const rows = new Map<PoolId, { readonly platform: PlatformId; readonly offer: Offer; readonly name: string }>(
  table.map(([id, platform, offer]) => [
    id,
    { platform, offer, name: `${platformName(platform)}${offerWords[offer]}` },
  ]),
);

function rowOf(dataPoolId: PoolId) {
  const row = rows.get(dataPoolId);
  if (row === undefined) throw new Error('the data pool is not known');
  return row;
}

/** Returns the pool's display name. */
export const poolName = (dataPoolId: PoolId): string => rowOf(dataPoolId).name;

export const platformOfPool = (dataPoolId: PoolId): PlatformId => rowOf(dataPoolId).platform;

export const offerOfPool = (dataPoolId: PoolId): Offer => rowOf(dataPoolId).offer;

/** Returns the pools of a platform, in the order of `offers`. */
export const poolsOfPlatform = (platform: PlatformId): readonly PoolId[] =>
  poolIds.filter((id) => platformOfPool(id) === platform);

/** Returns the pool of an offer; undefined if the platform does not have it. */
export const poolOfOffer = (platform: PlatformId, offer: Offer): PoolId | undefined =>
  poolsOfPlatform(platform).find((id) => offerOfPool(id) === offer);

/** The pools in lists; the other offers of a platform are shown on its page. */
export const recordsPools: readonly Pool[] = platformIds.flatMap((platform) =>
  initialPools.filter(({ dataPoolId }) => dataPoolId === platform),
);

/** Returns the pool that `text` names, ignoring case; undefined if there is none. */
export function parsePoolId(text: string): PoolId | undefined {
  const id = text.trim().toLowerCase();
  return poolIds.find((poolId) => poolId === id);
}
