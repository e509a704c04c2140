/** The product's mask, to measure its speed and what it hides. */
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
import { searchText } from '@cgdx/privacy/find-personal-information.ts';
import { createTextMask } from '@cgdx/privacy/mask-text.ts';
import { withoutArtists } from '@cgdx/privacy/name/keep-in-title.ts';
import type { PersonalSpan } from '@cgdx/privacy/placeholder/personal-type.ts';
import { plainText } from '@cgdx/privacy/text/hidden-sign.ts';
import { findOtherLanguages } from '@cgdx/privacy/unsearched/other-language.ts';

export const productMasks = {
  mask: () => createTextMask([], undefined, { tagger: loadNameTagger() }).mask,
  'mask-without-tagger': () => createTextMask([]).mask,
} as const satisfies Readonly<Record<string, () => (text: string) => string>>;

export type MaskName = keyof typeof productMasks;

/** Returns what is found by name, number or address: not what is withheld for its language. */
export const findPeople = (text: string): PersonalSpan[] =>
  searchText(text, { tagger: loadNameTagger() }).personal;

/** Returns everything that the mask replaces, in any order: also what it withholds because its language is not searched. */
export function findMasked(text: string, kind: 'text' | 'title' = 'text'): PersonalSpan[] {
  const tagger = loadNameTagger();
  const read = plainText(text);
  if (read.length === text.length && read !== text) return findMasked(read, kind);
  const { personal, unsearched, letters } = searchText(text, { tagger, kind });
  const others = [...findOtherLanguages(text, letters, true), ...unsearched];
  const withheld = kind === 'title' ? withoutArtists(text, others) : others;
  return [...withheld.map(({ start, end }): PersonalSpan => ({ start, end, type: 'TEXT' })), ...personal];
}
