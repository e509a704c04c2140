import { maskSentence } from '@cgdx/core/export/pass/sample-export.ts';
import { loadNameTagger } from '@cgdx/name-tagger/load-name-tagger.ts';
// only here, to show that the page does not boast
import { createTextMask } from '@cgdx/privacy/mask-text.ts';
import { expect, it } from 'vitest';
import { partsOf } from '../../lib/masked/masked-part.ts';
import { firstSentence, maskedSample } from './masked-sample.ts';

it('the masked sample of the page is what the product’s mask returns', () => {
  const tagger = loadNameTagger();
  const { mask } = createTextMask([], undefined, { tagger });
  expect(
    maskedSample.map(({ original }) => ({ original, masked: mask(original) })),
    'proves landing.product-itself-masked',
  ).toEqual(maskedSample);
  // By itself, as whatever a visitor types in its place.
  expect(maskSentence(firstSentence.original, tagger)).toBe(firstSentence.masked);
});

it('the sample of the landing page has its original in every part', () => {
  for (const { original, masked } of [firstSentence, ...maskedSample]) {
    expect(
      partsOf(original, masked)
        .map(({ text }) => text)
        .join(''),
    ).toBe(original);
  }
});
