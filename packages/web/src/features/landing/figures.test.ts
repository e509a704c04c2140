// imported in tests only, to check the page's claims
import { languages } from '@cgdx/privacy/language/languages.ts';
import { personalTypes } from '@cgdx/privacy/placeholder/personal-type.ts';
import { expect, it } from 'vitest';
import { maskedLanguages, maskedTypes } from './figures.tsx';

it('the landing page’s figures about the mask are those of the mask', () => {
  expect(maskedLanguages, 'proves landing.7-languages-those').toBe(languages.length);
  // TEXT is not a kind of information: it marks texts in unsearched languages, which are withheld whole.
  expect(maskedTypes).toBe(personalTypes.filter((type) => type !== 'TEXT').length);
});
