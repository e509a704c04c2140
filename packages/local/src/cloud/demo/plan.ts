/** The demo's samples: every layout of every platform. */
import { type PlatformId, platformIds } from '@cgdx/core/pool/platform-id.ts';
import { samplePlatforms } from '@cgdx/samples/sample-platform.ts';

export interface DemoSample {
  /** The number of the person who sends it, from 0. */
  readonly person: number;
  readonly platform: PlatformId;
  readonly variant: string;
  readonly sizeBytes: number;
  /** The age of the export, in days. */
  readonly daysAgo: number;
}

const mixedSamples = 60;
const mixedPeople = 40;
/** In every layout, an export of this size has more records than a pool requires. */
const smallestBytes = 400_000;
const largestBytes = 2_500_000;

/** Returns the sample with this index: platforms alternate, each with its next layout. */
function mixed(index: number): DemoSample {
  const platform = platformIds[index % platformIds.length] as PlatformId;
  const { variants } = samplePlatforms[platform];
  const round = Math.floor(index / platformIds.length);
  const share = ((index * 37) % mixedSamples) / mixedSamples;
  return {
    person: index % mixedPeople,
    platform,
    variant: variants[round % variants.length] as string,
    sizeBytes: Math.round(smallestBytes + share * (largestBytes - smallestBytes)),
    daysAgo: index % 30,
  };
}

export const planDemo = (): readonly DemoSample[] =>
  Array.from({ length: mixedSamples }, (_, index) => mixed(index));
