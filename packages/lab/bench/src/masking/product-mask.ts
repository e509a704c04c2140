/** The product's mask, for measurements of its speed and its findings. */
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { searchText } from '@cgdx/privacy/find-personal-information.ts';
import { createTextMask } from '@cgdx/privacy/mask-text.ts';
import { withoutKnown } from '@cgdx/privacy/name/keep-in-title.ts';
import type { PersonalSpan } from '@cgdx/privacy/placeholder/personal-type.ts';
import { plainText } from '@cgdx/privacy/text/hidden-sign.ts';
import { findOtherLanguages } from '@cgdx/privacy/unsearched/other-language.ts';

export const productMasks = {
  mask: () => createTextMask([], undefined, { tagger: loadNameTagger() }).mask,
  'mask-without-tagger': () => createTextMask([]).mask,
} as const satisfies Readonly<Record<string, () => (text: string) => string>>;

export type MaskName = keyof typeof productMasks;

/** Returns findings by name, number or address, without text that is withheld because of its language. */
export const findPeople = (text: string): PersonalSpan[] =>
  searchText(text, { tagger: loadNameTagger() }).personal;

/**
 * Returns everything that the mask of a resident's export replaces, in any order, including text withheld because its language is not
 * searched.
 */
export function findMasked(text: string, kind: 'text' | 'title' = 'text'): PersonalSpan[] {
  const tagger = loadNameTagger();
  const read = plainText(text);
  if (read.length === text.length && read !== text) return findMasked(read, kind);
  const { personal, unsearched, letters, keepsTamil } = searchText(text, {
    tagger,
    kind,
    isResident: true,
  });
  const others = [...findOtherLanguages(text, letters, true, keepsTamil), ...unsearched];
  const withheld = kind === 'title' ? withoutKnown(text, others) : others;
  return [...withheld.map(({ start, end }): PersonalSpan => ({ start, end, type: 'TEXT' })), ...personal];
}
