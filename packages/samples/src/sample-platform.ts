/** Lists the platforms of which samples can be made, with their layouts and forgeries. */
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { writeFacebookSample } from './facebook/facebook-sample.ts';
import { facebookVariants } from './facebook/variant.ts';
import { type Forgery, forgeries } from './forgery.ts';
import { linkedinVariants, writeLinkedinSample } from './linkedin/linkedin-sample.ts';
import type { Person } from './person.ts';
import { spotifyVariants, writeSpotifySample } from './spotify/spotify-sample.ts';
import { writeTiktokSample } from './tiktok/tiktok-sample.ts';
import { tiktokVariants } from './tiktok/variant.ts';
import { xVariants } from './x/variant.ts';
import { writeXSample } from './x/x-sample.ts';
import { youtubeVariants } from './youtube/variant.ts';
import { writeYoutubeSample } from './youtube/youtube-sample.ts';
import type { ZipWriter } from './zip-writer.ts';

/** A wish whose words were checked against the platform's own lists. */
export interface CheckedSample<Variant extends string = string> {
  readonly variant: Variant;
  readonly forge?: Forgery;
  readonly sizeBytes: number;
  readonly seed: string;
  readonly asOfMs: number;
  readonly person: Person;
  readonly fileBytes?: number;
}

export interface SamplePlatform {
  /** The most common one first: it is the default. */
  readonly variants: readonly string[];
  readonly forgeries: readonly Forgery[];
  readonly write: (zip: ZipWriter, sample: CheckedSample) => Promise<void>;
}

export const samplePlatforms: Readonly<Record<PoolId, SamplePlatform>> = {
  facebook: inLayouts(facebookVariants, writeFacebookSample),
  linkedin: inLayouts(linkedinVariants, writeLinkedinSample),
  tiktok: inLayouts(tiktokVariants, writeTiktokSample),
  youtube: inLayouts(youtubeVariants, writeYoutubeSample),
  x: inLayouts(xVariants, writeXSample),
  spotify: inLayouts(
    ['extended', ...spotifyVariants.filter((name) => name !== 'extended')],
    writeSpotifySample,
  ),
};

/** Every platform can be forged in every way. */
function inLayouts<Variant extends string>(
  variants: readonly Variant[],
  write: (zip: ZipWriter, sample: CheckedSample<Variant>) => Promise<void>,
): SamplePlatform {
  return {
    variants,
    forgeries,
    // checked against the very list above
    write: (zip, sample) => write(zip, { ...sample, variant: sample.variant as Variant }),
  };
}
