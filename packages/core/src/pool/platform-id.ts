/** The platforms whose exports the market accepts. Each offer of a platform has its own pool, see `pool.ts`. */

export const platformIds = ['facebook', 'x', 'spotify', 'youtube', 'linkedin', 'tiktok'] as const;
export type PlatformId = (typeof platformIds)[number];

const names: Readonly<Record<PlatformId, string>> = {
  facebook: 'Facebook',
  x: 'X',
  spotify: 'Spotify',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
};

/** Returns the platform's display name. */
export const platformName = (platform: PlatformId): string => names[platform];

/** Returns the platform that `text` names, ignoring case; undefined if there is none. */
export function parsePlatformId(text: string): PlatformId | undefined {
  const id = text.trim().toLowerCase();
  return platformIds.find((platform) => platform === id);
}
