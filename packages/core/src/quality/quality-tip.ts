/** Says how to get a better export of each platform, in the words of its own menus. */
import type { PoolId } from '../pool/pool.ts';

export interface QualityTip {
  /** For an export that lacks what a fuller one of the platform has. */
  readonly fuller: string;
  /** For one with few records. */
  readonly more: string;
}

export const qualityTips: Readonly<Record<PoolId, QualityTip>> = {
  spotify: {
    fuller:
      'Ask Spotify for the "Extended streaming history": it says more about each play than "Account data".',
    more: 'More listening makes a larger history: contribute again when there is more.',
  },
  youtube: {
    fuller: 'In Google Takeout, keep everything of "YouTube and YouTube Music", with History as JSON.',
    more: 'More watching makes a larger history: contribute again when there is more.',
  },
  tiktok: {
    fuller: 'Ask TikTok for "All data", not for some of it, with JSON as the format.',
    more: 'More watching makes a larger history: contribute again when there is more.',
  },
  linkedin: {
    fuller:
      'Ask LinkedIn for the larger data archive: it is ready within a day and holds more than the quick one.',
    more: 'More activity makes a larger archive: contribute again when there is more.',
  },
  x: {
    fuller:
      'Send the whole archive of "Your account", "Download an archive of your data", with every part and file of it.',
    more: 'More activity makes a larger archive: contribute again when there is more.',
  },
  facebook: {
    fuller:
      'In Accounts Center, "Your information and permissions", "Export your information", choose everything, "All time" and JSON.',
    more: 'More activity makes a larger archive: contribute again when there is more.',
  },
};
