/** The evidence of each platform. Only servers may import it, never a page. */
import type { PlatformId } from '../../pool/platform-id.ts';
import type { PlatformEvidence } from '../contract/platform-evidence.ts';
import { facebookEvidence } from './facebook/facebook-evidence.ts';
import { linkedinEvidence } from './linkedin/linkedin-evidence.ts';
import { spotifyEvidence } from './spotify/spotify-evidence.ts';
import { tiktokEvidence } from './tiktok/tiktok-evidence.ts';
import { xEvidence } from './x/x-evidence.ts';
import { youtubeEvidence } from './youtube/youtube-evidence.ts';

/** Each platform's evidence accepts only the findings of its own reader; the type `never` makes the caller assert that. */
export const platformEvidence: Readonly<Record<PlatformId, PlatformEvidence<never>>> = {
  facebook: facebookEvidence,
  linkedin: linkedinEvidence,
  spotify: spotifyEvidence,
  tiktok: tiktokEvidence,
  x: xEvidence,
  youtube: youtubeEvidence,
};
