import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneCgdxWei } from '../reward/reward.ts';
import {
  cardObstacle,
  chargeCents,
  chargeCentsOfParts,
  formatSgd,
  payoutCents,
  uploadPriceWei,
} from './pricing.ts';

const wei = fc.bigInt({ min: 0n, max: 10n ** 27n });

test('an upload of quality 8 at 2 CGDX a point costs 16 CGDX, which is S$1.60 by card', () => {
  const price = uploadPriceWei(8, 2n * oneCgdxWei);
  expect(price, 'proves constant.price-score-x').toBe(16n * oneCgdxWei);
  expect(formatSgd(chargeCents(price)), 'proves buy.card-amount-cgdx').toBe('S$1.60');
});

test('dollars are shown with their cents, thousands and sign', () => {
  expect([5n, 125_060n, -1_005n].map(formatSgd)).toEqual(['S$0.05', 'S$1,250.60', '−S$10.05']);
});

test('a fraction of a cent is rounded up in charges and down in payouts', () => {
  expect([chargeCents(1n), payoutCents(1n)]).toEqual([1n, 0n]);
  fc.assert(
    fc.property(wei, (amount) => {
      const [charge, payout] = [chargeCents(amount), payoutCents(amount)];
      expect(charge * 10n ** 17n >= amount && payout * 10n ** 17n <= amount).toBe(true);
      expect(charge - payout <= 1n).toBe(true);
    }),
  );
});

test('the charges for parts sum to the charge for all, and each is exact to a cent', () => {
  fc.assert(
    fc.property(fc.array(wei, { maxLength: 20 }), (parts) => {
      const cents = chargeCentsOfParts(parts);
      const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);
      expect(sum(cents)).toBe(chargeCents(sum(parts)));
      for (const [at, part] of parts.entries()) {
        const off = (cents[at] ?? 0n) - chargeCents(part);
        expect(off >= -1n && off <= 0n).toBe(true);
      }
    }),
  );
});

test('a charge that Stripe would refuse is explained in advance', () => {
  expect(cardObstacle(49n)).toContain('S$0.50 or more, and this comes to S$0.49');
  expect(cardObstacle(50n)).toBeUndefined();
  expect(cardObstacle(99_999_999n)).toBeUndefined();
  expect(cardObstacle(100_000_000n)).toContain('at most S$999,999.99');
});
