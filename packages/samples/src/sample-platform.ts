/** Lists the platforms of which samples can be made, with their layouts and forgeries. */
import type { PoolId } from '@cgdx/core/pool/pool.ts';
import { writeFacebookSample } from './facebook/facebook-sample.ts';
import { type FacebookVariant, facebookVariants } from './facebook/variant.ts';
import { type Forgery, forgeries } from './forgery.ts';
import { type LinkedinVariant, linkedinVariants, writeLinkedinSample } from './linkedin/linkedin-sample.ts';
import type { Person } from './person.ts';
import { type SpotifyVariant, spotifyVariants, writeSpotifySample } from './spotify/spotify-sample.ts';
import { writeTiktokSample } from './tiktok/tiktok-sample.ts';
import { type TiktokVariant, tiktokVariants } from './tiktok/variant.ts';
import { type XVariant, xVariants } from './x/variant.ts';
import { writeXSample } from './x/x-sample.ts';
import { type YoutubeVariant, youtubeVariants } from './youtube/variant.ts';
import { writeYoutubeSample } from './youtube/youtube-sample.ts';
import type { ZipWriter } from './zip-writer.ts';

/** A wish whose words were checked against the platform's own lists. */
export interface CheckedSample {
  readonly variant: string;
  readonly forge?: string;
  readonly sizeBytes: number;
  readonly seed: string;
  readonly asOfMs: number;
  readonly person: Person;
  readonly fileBytes?: number;
}

export interface SamplePlatform {
  /** The most common one first: it is the default. */
  readonly variants: readonly string[];
  readonly forgeries: readonly string[];
  readonly write: (zip: ZipWriter, sample: CheckedSample) => Promise<void>;
}

export const samplePlatforms: Readonly<Partial<Record<PoolId, SamplePlatform>>> = {
  facebook: {
    variants: facebookVariants,
    forgeries,
    write: (zip, { forge, variant, ...sample }) =>
      writeFacebookSample(zip, {
        ...sample,
        variant: variant as FacebookVariant,
        ...(forge === undefined ? {} : { forge: forge as Forgery }),
      }),
  },
  linkedin: {
    variants: linkedinVariants,
    forgeries: forgeries,
    write: (zip, { forge, variant, ...sample }) =>
      writeLinkedinSample(zip, {
        ...sample,
        variant: variant as LinkedinVariant,
        ...(forge === undefined ? {} : { forge: forge as Forgery }),
      }),
  },
  tiktok: {
    variants: tiktokVariants,
    forgeries,
    write: (zip, { forge, variant, ...sample }) =>
      writeTiktokSample(zip, {
        ...sample,
        variant: variant as TiktokVariant,
        ...(forge === undefined ? {} : { forge: forge as Forgery }),
      }),
  },
  youtube: {
    variants: youtubeVariants,
    forgeries,
    write: (zip, { forge, variant, ...sample }) =>
      writeYoutubeSample(zip, {
        ...sample,
        variant: variant as YoutubeVariant,
        ...(forge === undefined ? {} : { forge: forge as Forgery }),
      }),
  },
  x: {
    variants: xVariants,
    forgeries,
    write: (zip, { forge, variant, ...sample }) =>
      writeXSample(zip, { ...sample, variant: variant as XVariant, forge: forge as Forgery | undefined }),
  },
  spotify: {
    variants: ['extended', ...spotifyVariants.filter((name) => name !== 'extended')],
    forgeries,
    write: (zip, { forge, variant, ...sample }) =>
      writeSpotifySample(zip, {
        ...sample,
        variant: variant as SpotifyVariant,
        ...(forge === undefined ? {} : { forge: forge as Forgery }),
      }),
  },
};
