import type { Rejection } from '@cgdx/core/contribution/contribution.ts';
import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import { expect, it } from 'vitest';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { OfferCard } from './offer-card.tsx';

const card = (platform: (typeof platformIds)[number], refused?: Rejection) => (
  <OfferCard {...{ platform, refused }} offer={undefined} onChoose={() => {}} />
);

it.each(platformIds)('for %s no offer is chosen until the person chooses one', (platform) => {
  const markup = renderedMarkup(card(platform));
  expect(markup).not.toMatch(/checked/);
  expect(markup.match(/type="radio"/g)).toHaveLength(platform === 'spotify' ? 2 : 3);
});

it('says for each offer what it reveals', () => {
  expect(renderedText(card('spotify')), 'proves contribute.leaves-asked-before').toContain(
    'Somebody who knows two songs you heard and the day',
  );
  expect(renderedText(card('x'))).toContain('A search for a sentence finds you.');
  expect(renderedText(card('x'))).toContain('Nobody can tell which one is yours.');
});

it('says before anything is sent that the chosen offer would be refused', () => {
  const refused = { code: 'too-little', message: 'Too few texts.', advice: 'Choose another.' };
  expect(renderedText(card('x', refused))).toContain('Too few texts.');
});
