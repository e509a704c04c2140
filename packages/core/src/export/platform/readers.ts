/** The reader of each platform. */
import type { PlatformId } from '../../pool/platform-id.ts';
import type { ExportReader } from '../contract/export-reader.ts';
import { facebookReader } from './facebook/facebook-reader.ts';
import { linkedinReader } from './linkedin/linkedin-reader.ts';
import { spotifyReader } from './spotify/spotify-reader.ts';
import { tiktokReader } from './tiktok/tiktok-reader.ts';
import { xReader } from './x/x-reader.ts';
import { youtubeReader } from './youtube/youtube-reader.ts';

export const readers: Readonly<Record<PlatformId, ExportReader>> = {
  facebook: facebookReader,
  linkedin: linkedinReader,
  spotify: spotifyReader,
  tiktok: tiktokReader,
  x: xReader,
  youtube: youtubeReader,
};
