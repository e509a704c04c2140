/** The descriptions of the platforms, which pages may import too. The readers are in `readers.ts`. */
import type { PlatformId } from '../../pool/platform-id.ts';
import type { Platform } from '../contract/platform.ts';
import { facebookPlatform } from './facebook/facebook-platform.ts';
import { linkedinPlatform } from './linkedin/linkedin-platform.ts';
import { spotifyPlatform } from './spotify/spotify-platform.ts';
import { tiktokPlatform } from './tiktok/tiktok-platform.ts';
import { xPlatform } from './x/x-platform.ts';
import { youtubePlatform } from './youtube/youtube-platform.ts';

export const platforms: Readonly<Record<PlatformId, Platform>> = {
  facebook: facebookPlatform,
  linkedin: linkedinPlatform,
  spotify: spotifyPlatform,
  tiktok: tiktokPlatform,
  x: xPlatform,
  youtube: youtubePlatform,
};
