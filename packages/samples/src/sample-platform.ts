/** The platforms for which samples can be made, with their layouts and forgeries. */
import { type PlatformId, parsePlatformId } from '@cgdx/core/pool/platform-id.ts';
import { facebookLayouts } from './facebook/facebook-layouts.ts';
import type { Forgery } from './ground/forgery.ts';
import type { SamplePlatform } from './ground/sample-layout.ts';
import { linkedinLayouts } from './linkedin/linkedin-layouts.ts';
import { spotifyLayouts } from './spotify/spotify-layouts.ts';
import { tiktokLayouts } from './tiktok/tiktok-layouts.ts';
import { xLayouts } from './x/x-layouts.ts';
import { youtubeLayouts } from './youtube/youtube-layouts.ts';

export const samplePlatforms: Readonly<Record<PlatformId, SamplePlatform>> = {
  facebook: facebookLayouts,
  linkedin: linkedinLayouts,
  tiktok: tiktokLayouts,
  youtube: youtubeLayouts,
  x: xLayouts,
  spotify: spotifyLayouts,
};

/** Returns why a forgery cannot be detected, in words; undefined if it can. */
export function whyUnseen(platform: string, variant: string, forge: Forgery): string | undefined {
  const id = parsePlatformId(platform);
  if (id === undefined) return undefined;
  return samplePlatforms[id].unseen.find(
    ({ forgeries, variants }) =>
      forgeries.includes(forge) && (variants === undefined || variants.includes(variant)),
  )?.why;
}
