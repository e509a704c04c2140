/** The layouts of Facebook's exports for which samples can be made. */

/** Facebook's current layout first; `json-2024-de` is the same in German. */
export const facebookVariants = ['json-2024', 'json-2024-de', 'json-2022', 'json-2018'] as const;
export type FacebookVariant = (typeof facebookVariants)[number];
