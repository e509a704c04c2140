/** Finds personal information in text that a person wrote. */
import { findAddresses } from './address/find-address.ts';
import { findHan } from './han/find-han.ts';
import { findNames } from './name/find-name.ts';
import type { PersonalSpan } from './personal-type.ts';
import { findHexadecimal } from './shape/hexadecimal.ts';
import { findLabelled, findPostcodes } from './shape/labelled.ts';
import { findLinks } from './shape/link.ts';
import { findNumbers } from './shape/number.ts';
import { findPhones } from './shape/phone.ts';
import { findSecrets } from './shape/secret.ts';
import { createFindings } from './text/finding.ts';
import { natureOf } from './text/language.ts';
import { tokenise } from './text/tokenise.ts';

export type { PersonalSpan, PersonalType } from './personal-type.ts';

/** Spans ascending, none overlapping another. Time grows with the length of the text, whatever is in it. */
export function findPersonalInformation(text: string): PersonalSpan[] {
  const tokens = tokenise(text);
  const findings = createFindings(tokens);
  const nature = natureOf(tokens);
  // in order of trust: a later search does not get what an earlier one took
  findSecrets(tokens, findings);
  findLinks(tokens, findings);
  findLabelled(tokens, findings);
  findHexadecimal(tokens, findings);
  findNumbers(tokens, findings);
  findHan(tokens, findings);
  findAddresses(tokens, nature, findings);
  findPostcodes(tokens, findings);
  findPhones(tokens, findings);
  findNames(tokens, nature, findings);
  return findings.spans.sort((a, b) => a.start - b.start);
}
