import { weiOfCgdx } from '@cgdx/core/pricing/amount.ts';
import { licenceVersion } from '@cgdx/core/purchase/licence/licence.ts';
import { expect, it } from 'vitest';
import type { CartItem } from '../../lib/cart/cart.ts';
import { renderedMarkup, renderedText } from '../../ui/testing/rendered.tsx';
import { CartBadge } from './cart-badge.tsx';
import { CartDialog, totalOf } from './cart-dialog.tsx';

const item = (price: number): CartItem => ({
  uploadHash: `${String(price).replace('.', '')}${'A'.repeat(40)}`,
  dataQualityScore: 8,
  price,
  dataPoolId: 'spotify',
});
const nothing = () => undefined;
const dialog = (items: readonly CartItem[]) => (
  <CartDialog
    open
    items={items}
    walletButton={<button type="button">Connect Wallet</button>}
    onRemove={nothing}
    onCheckout={nothing}
    onClose={nothing}
  />
);

it('the cart has a row for each upload with its price and a button to remove it, the total, the wallet and the checkout', () => {
  const shown = renderedText(dialog([item(16), item(8)]));
  for (const words of [
    ...['Data Selected', '16 CGDX about S$1.60', '8 CGDX about S$0.80', 'Total 24 CGDX about S$2.40'],
    ...['Connect Wallet', 'Checkout'],
  ]) {
    expect(shown, 'proves buy.data-selected-rows').toContain(words);
  }
  expect(shown, 'proves buy.checkout-select-payment').toContain('Checkout');
  const dataset = { ...item(16), kinds: { play: 12_400 }, records: 12_400 };
  const days = { firstDay: '2019-03-01', lastDay: '2026-11-01' };
  const words = 'Spotify plays, 2019 to 2026, 12,400 records, quality 8';
  expect(renderedText(dialog([{ ...dataset, ...days }]))).toContain(words);
  expect(renderedMarkup(dialog([{ ...dataset, ...days }])), 'proves buy.removable-cross-says').toMatch(
    new RegExp(`aria-label="Remove ${words}, [^"]+" title="Remove"`),
  );
});

it('a cart goes to the checkout once its licence is agreed to', () => {
  const shown = renderedText(dialog([item(16)]));
  expect(shown).toContain('A buyer must not try to find out who contributed an upload');
  expect(shown).toContain(`I agree to the CGDX Data Licence ${licenceVersion} .`);
  expect(renderedMarkup(dialog([item(16)]))).toMatch(
    /<form[^>]*>.*<input type="checkbox" required=""\/>.*<button[^>]*type="submit"/s,
  );
});

it('the total is the exact sum of the prices, without rounding errors', () => {
  expect(totalOf([item(0.1), item(0.2)]), 'proves buy.total-cgdx').toBe(weiOfCgdx(0.3));
  expect(totalOf([])).toBe(0n);
});

it('the badge shows the number of selected uploads; without any there is no badge', () => {
  expect(
    renderedText(<CartBadge count={2} totalWei={weiOfCgdx(24)} onOpen={nothing} />),
    'proves buy.floating-badge-selected',
  ).toBe('2 selected · 24 CGDX about S$2.40');
  expect(renderedText(<CartBadge count={0} totalWei={0n} onOpen={nothing} />)).toBe('');
});

it('too many uploads for one order are reported with a way to go on; too many for one purchase go to the checkout', () => {
  const many = (count: number) => renderedText(dialog(Array.from({ length: count }, (_, n) => item(n + 1))));
  expect(many(5_001)).toContain('One order holds at most 5,000 uploads, and here are 5,001.');
  expect(many(600)).toContain('and 100 more');
  expect(many(600)).not.toContain('at most');
});
