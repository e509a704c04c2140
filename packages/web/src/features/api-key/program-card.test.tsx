import { expect, it } from 'vitest';
import { renderedText } from '../../ui/testing/rendered.tsx';
import { CardLine, CardSaved } from './program-card.tsx';

it('a saved card is shown by its last digits, with the payments that its owner allows', () => {
  const card = { brand: 'visa', last4: '4242', expires: '12/2034' };
  expect(renderedText(<CardLine card={card} />)).toMatch(
    /^Your programs pay with visa … 4242, until 12\/2034 .* while you are away, up to the key’s cap/,
  );
  expect(renderedText(<CardLine card={undefined} />)).toMatch(/no card .* Stripe keeps the number/);
});

it('the page says that a card is saved only to a person who returns from saving it', () => {
  expect(renderedText(<CardSaved />, '/account?card=saved')).toMatch(/^Your card is saved\./);
  expect(renderedText(<CardSaved />, '/account')).toBe('');
});
