import { expect, it } from 'vitest';
import { buyStepWith } from './buy-step.ts';

it('removing the last item closes the cart, and choosing another upload does not reopen it', () => {
  const emptied = buyStepWith(buyStepWith('cart', 1), 0);
  expect(emptied, 'proves buy.removing-last-item').toBe('none');
  expect(buyStepWith(emptied, 1)).toBe('none');
});

it('a checkout stays open when the paid uploads leave the cart', () => {
  expect(buyStepWith('checkout', 0)).toBe('checkout');
});
