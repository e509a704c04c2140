/** The layouts of X's archives for which samples can be made. */

/** X's current layout first; `split` has its posts in several files. */
export const xVariants = ['archive-2022', 'split', 'archive-2020', 'archive-2019', 'archive-2012'] as const;
export type XVariant = (typeof xVariants)[number];
