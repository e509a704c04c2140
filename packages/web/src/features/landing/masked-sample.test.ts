import { maskSentence } from '@cgdx/core/export/pass/sample-export.ts';
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
// imported in tests only, to check the page's claims
import { createTextMask } from '@cgdx/privacy/mask-text.ts';
import { expect, it } from 'vitest';
import { partsOf } from '../../lib/masked/masked-part.ts';
import { firstSentence, maskedSample } from './masked-sample.ts';

it('the page’s masked sample is the output of the product’s mask', () => {
  const tagger = loadNameTagger();
  const { mask } = createTextMask([], undefined, { tagger });
  expect(
    maskedSample.map(({ original }) => ({ original, masked: mask(original) })),
    'proves landing.product-itself-masked',
  ).toEqual(maskedSample);
  // Masked alone, like a sentence that a visitor types.
  expect(maskSentence(firstSentence.original, tagger)).toBe(firstSentence.masked);
});

it('each masked text of the landing page keeps the words of its original outside the masks', () => {
  for (const { original, masked } of [firstSentence, ...maskedSample]) {
    expect(
      partsOf(original, masked)
        .map(({ text }) => text)
        .join(''),
    ).toBe(original);
  }
});
