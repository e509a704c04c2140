/** Finds personal information in text that a person wrote. */
import { findAddresses } from './address/find-address.ts';
import { findHan } from './han/find-han.ts';
import { findUnsearchedHan } from './han/unsearched-han.ts';
import { findNames } from './name/find-name.ts';
import type { OtherLanguageSpan } from './other-language.ts';
import type { PersonalSpan } from './personal-type.ts';
import { findHexadecimal } from './shape/hexadecimal.ts';
import { findLabelled, findPostcodes } from './shape/labelled.ts';
import { findLinks, findWebLinks } from './shape/link.ts';
import { findNumbers } from './shape/number.ts';
import { findPhones } from './shape/phone.ts';
import { findSecrets } from './shape/secret.ts';
import { createFindings } from './text/finding.ts';
import { natureOf } from './text/text-nature.ts';
import { tokenise } from './text/tokenise.ts';
import { findUnsearchedLanguages } from './unsearched-language.ts';

export type { PersonalSpan, PersonalType } from './personal-type.ts';

export interface SearchedText {
  /** Ascending, none overlapping another. */
  readonly personal: PersonalSpan[];
  /** What is in a language that nobody here searches, by its words; in no order. */
  readonly unsearched: readonly OtherLanguageSpan[];
}

/** Spans ascending, none overlapping another. */
export const findPersonalInformation = (text: string): PersonalSpan[] => searchText(text).personal;

/** Time grows with the length of the text, whatever is in it. */
export function searchText(text: string): SearchedText {
  const tokens = tokenise(text);
  const findings = createFindings(tokens);
  const nature = natureOf(tokens);
  // in order of trust: a later search does not get what an earlier one took
  findWebLinks(tokens, findings);
  findSecrets(tokens, findings);
  findLinks(tokens, findings);
  const unsearched = findUnsearchedLanguages(tokens, nature.isCapitals);
  findLabelled(tokens, findings);
  findHexadecimal(tokens, findings);
  findNumbers(tokens, findings);
  findHan(tokens, findings);
  findAddresses(tokens, nature, findings);
  findPostcodes(tokens, findings);
  findPhones(tokens, findings);
  findNames(tokens, nature, findings);
  const personal = findings.spans.sort((a, b) => a.start - b.start);
  if (tokens.hanCount === 0) return { personal, unsearched };
  return { personal, unsearched: [...unsearched, ...findUnsearchedHan(tokens, personal)] };
}
