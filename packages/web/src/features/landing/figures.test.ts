// only here, to show that the page does not boast
import { languages } from '@cgdx/privacy/language/languages.ts';
import { personalTypes } from '@cgdx/privacy/placeholder/personal-type.ts';
import { expect, it } from 'vitest';
import { maskedLanguages, maskedTypes } from './figures.tsx';

it('the landing page says of the mask what the mask can do', () => {
  expect(maskedLanguages, 'proves landing.7-languages-those').toBe(languages.length);
  // TEXT marks texts in unsearched languages, which are withheld whole; it is not a kind of information.
  expect(maskedTypes).toBe(personalTypes.filter((type) => type !== 'TEXT').length);
});
