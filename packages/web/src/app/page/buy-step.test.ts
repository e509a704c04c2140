import { expect, it } from 'vitest';
import { buyStepWith } from './buy-step.ts';

it('removing the last item closes the cart, and the next upload that is chosen does not open it', () => {
  const emptied = buyStepWith(buyStepWith('cart', 1), 0);
  expect(emptied, 'proves buy.removing-last-item').toBe('none');
  expect(buyStepWith(emptied, 1)).toBe('none');
});

it('a checkout goes on when what is paid leaves the cart', () => {
  expect(buyStepWith('checkout', 0)).toBe('checkout');
});
