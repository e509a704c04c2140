/** The demo's samples: layouts of every platform, and uploads in every pool. */
import { type PlatformId, platformIds } from '@cgdx/core/pool/platform-id.ts';
import { type Offer, type PoolId, poolOfOffer } from '@cgdx/core/pool/pool.ts';
import { samplePlatforms } from '@cgdx/samples/sample-platform.ts';

export interface DemoSample {
  /** The number of the person who sends it, from 0. */
  readonly person: number;
  readonly platform: PlatformId;
  readonly poolId: PoolId;
  readonly variant: string;
  readonly sizeBytes: number;
  /** The age of the export, in days. */
  readonly daysAgo: number;
}

const mixedSamples = 60;
const mixedPeople = 40;
/** The offers of a platform's samples, in turn; a platform without words sends records instead. */
const turns: readonly Offer[] = ['records', 'records', 'records', 'words', 'profile'];
/** In every layout, an export of this size has more records than a pool requires. */
const smallestBytes = 400_000;
const largestBytes = 2_500_000;

/** Returns the sample with this index: platforms alternate, each with its next layout. Only the first layout has enough words. */
function mixed(index: number): DemoSample {
  const platform = platformIds[index % platformIds.length] as PlatformId;
  const { variants } = samplePlatforms[platform];
  const round = Math.floor(index / platformIds.length);
  const offer = turns[round % turns.length] as Offer;
  const share = ((index * 37) % mixedSamples) / mixedSamples;
  return {
    person: index % mixedPeople,
    platform,
    poolId: poolOfOffer(platform, offer) ?? platform,
    variant: variants[offer === 'words' ? 0 : round % variants.length] as string,
    sizeBytes: Math.round(smallestBytes + share * (largestBytes - smallestBytes)),
    daysAgo: index % 30,
  };
}

export const planDemo = (): readonly DemoSample[] =>
  Array.from({ length: mixedSamples }, (_, index) => mixed(index));
