/** What the demo sends: every layout of every platform, and two pools with enough people for an insight. */
import { type PlatformId, platformIds } from '@cgdx/core/pool/platform-id.ts';
import { samplePlatforms } from '@cgdx/samples/sample-platform.ts';

export interface DemoSample {
  /** The number of its person, from 0. */
  readonly person: number;
  readonly platform: PlatformId;
  readonly variant: string;
  readonly sizeBytes: number;
  /** How long ago its export was made. */
  readonly daysAgo: number;
}

const mixedSamples = 60;
const mixedPeople = 40;
/** In every layout, this size has more records than a pool asks for. */
const smallestBytes = 400_000;
const largestBytes = 2_500_000;

/**
 * Enough for a second edition, which comes at 60, and for a tenth that is refused or waits for a person's judgement. Splits
 * of 60 into cells of 20 and more leave no smaller ones over.
 */
export const peopleForInsight = 66;
/** Small and quick, and of three years: a small sample of Spotify's is of weeks. */
const insightVariants: Readonly<Partial<Record<PlatformId, string>>> = {
  youtube: 'json',
  tiktok: 'json-2026',
};

/** Every platform in turn, each time in its next layout. */
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

/** One sample of everybody who has sent none to this pool. */
function crowd(platform: PlatformId, variant: string, sent: readonly DemoSample[]): DemoSample[] {
  const have = new Set(sent.filter((each) => each.platform === platform).map(({ person }) => person));
  return Array.from({ length: peopleForInsight }, (_, person) => person)
    .filter((person) => !have.has(person))
    .map((person) => ({ person, platform, variant, sizeBytes: smallestBytes, daysAgo: person % 30 }));
}

export function planDemo(): readonly DemoSample[] {
  const samples = Array.from({ length: mixedSamples }, (_, index) => mixed(index));
  const crowds = platformIds.flatMap((platform) => {
    const variant = insightVariants[platform];
    return variant === undefined ? [] : crowd(platform, variant, samples);
  });
  return [...samples, ...crowds];
}
