import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cardAccount,
  heldAccount,
  type Payment,
  proceedsAccount,
  purchaseCaptured,
  purchaseGranted,
  purchaseRefunded,
} from './purchase-entry.ts';
import { balances, payment } from './testing/sold-payment.ts';

test('a captured payment is held, and then goes to the pools’ proceeds', () => {
  expect(balances(purchaseCaptured(payment), purchaseGranted(payment))).toEqual({
    [cardAccount]: -201n,
    [heldAccount]: 0n,
    [proceedsAccount('spotify')]: 160n,
    [proceedsAccount('x')]: 41n,
  });
});

test('a refund leaves zero balances', () => {
  expect(balances(purchaseCaptured(payment), purchaseRefunded(payment))).toEqual({
    [cardAccount]: 0n,
    [heldAccount]: 0n,
  });
});

test('CGDX comes from wallets and is refunded to them', () => {
  const inCgdx: Payment = { ...payment, currency: 'CGDX' };
  expect(balances(purchaseCaptured(inCgdx))).toEqual({ wallets: -201n, held: 201n });
  expect(balances(purchaseCaptured(inCgdx), purchaseRefunded(inCgdx))).toEqual({ wallets: 0n, held: 0n });
});

test('every entry sums to zero, for any purchase', () => {
  const amounts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 24n }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(amounts, (given) => {
      const any: Payment = {
        ...payment,
        pools: given.map((amount, at) => ({ dataPoolId: `p${at}`, amount })),
      };
      for (const make of [purchaseCaptured, purchaseGranted, purchaseRefunded])
        expect(make(any).lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
    }),
  );
});
