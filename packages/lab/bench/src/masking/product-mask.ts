/** The product's mask, to measure its speed. */
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { createTextMask } from '@cgdx/privacy/mask-text.ts';

export const productMasks = {
  mask: () => createTextMask([], undefined, { tagger: loadNameTagger() }).mask,
  'mask-without-tagger': () => createTextMask([]).mask,
} as const satisfies Readonly<Record<string, () => (text: string) => string>>;

export type MaskName = keyof typeof productMasks;
