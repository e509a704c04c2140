/** Says how to get a better export of each platform, in the words of its own menus. */
import type { PoolId } from '../pool/pool.ts';

export interface QualityTip {
  /** For an export that lacks what a fuller one of the platform has. */
  readonly fuller: string;
  /** For one with few records. */
  readonly more: string;
  /** For one with so few that all of it is worth less or nothing. */
  readonly larger: string;
}

export const qualityTips: Readonly<Record<PoolId, QualityTip>> = {
  spotify: {
    fuller:
      'Ask Spotify for the "Extended streaming history": it says more about each play than "Account data".',
    more: 'More listening makes a larger history: contribute again when there is more.',
    larger: 'The "Extended streaming history" goes back to your first play; "Account data" holds one year.',
  },
  youtube: {
    fuller: 'In Google Takeout, keep everything of "YouTube and YouTube Music", with History as JSON.',
    more: 'More watching makes a larger history: contribute again when there is more.',
    larger:
      'Send every part of the Takeout; a history that was paused, or is deleted after some months, holds less.',
  },
  tiktok: {
    fuller: 'Ask TikTok for "All data", not for some of it, with JSON as the format.',
    more: 'More watching makes a larger history: contribute again when there is more.',
    larger: 'What you watched, liked, shared, searched for and wrote all counts: choose "All data".',
  },
  linkedin: {
    fuller:
      'Ask LinkedIn for the larger data archive: it is ready within a day and holds more than the quick one.',
    more: 'More activity makes a larger archive: contribute again when there is more.',
    larger:
      'Beside connections and messages, reactions, comments and posts count: the larger data archive has them.',
  },
  x: {
    fuller:
      'Send the whole archive of "Your account", "Download an archive of your data", with every part and file of it.',
    more: 'More activity makes a larger archive: contribute again when there is more.',
    larger: 'Posts, likes, messages and the advertisements that you saw all count: leave every file in it.',
  },
  facebook: {
    fuller:
      'In Accounts Center, "Your information and permissions", "Export your information", choose everything, "All time" and JSON.',
    more: 'More activity makes a larger archive: contribute again when there is more.',
    larger:
      'Posts, comments, reactions, messages and searches all count: choose everything, and "All time" as the range.',
  },
};
