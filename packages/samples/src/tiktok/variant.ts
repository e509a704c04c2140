/** The layouts of TikTok's exports that samples are made in. */

/** The one that TikTok gives today first. */
export const tiktokVariants = ['json-2025', 'json-2023', 'txt'] as const;
export type TiktokVariant = (typeof tiktokVariants)[number];
