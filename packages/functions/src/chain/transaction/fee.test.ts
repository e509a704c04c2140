import { expect, test } from 'vitest';
import { type Fees, offer, weiOfGwei } from './fee.ts';

const capWei = weiOfGwei(10);
const market = { baseWei: weiOfGwei(1), tipWei: weiOfGwei(0.1) };

function everyOffer(capWei: bigint, market: { baseWei: bigint; tipWei: bigint }): Fees[] {
  const offers: Fees[] = [];
  for (let fees = offer(market, capWei); fees; fees = offer(market, capWei, fees)) offers.push(fees);
  return offers;
}

test('a first offer stays high enough through six full blocks', () => {
  expect(offer(market, capWei)).toEqual({ maxFeeWei: weiOfGwei(2.1), tipWei: weiOfGwei(0.1) });
});

test.each([0, 0.001, 1, 4, 9.9, 100])(
  'each offer raises fee and tip by at least 10 %%, and the last offers the cap, at a base fee of %d gwei',
  (gwei) => {
    for (const tipWei of [0n, 1n, weiOfGwei(1), weiOfGwei(50)]) {
      const offers = everyOffer(capWei, { baseWei: weiOfGwei(gwei), tipWei });
      expect(offers.at(-1)?.maxFeeWei).toBe(capWei);
      for (const [at, { maxFeeWei, tipWei }] of offers.entries()) {
        expect(maxFeeWei <= capWei && tipWei <= maxFeeWei).toBe(true);
        const before = offers[at - 1];
        if (!before) continue;
        expect(maxFeeWei * 10n >= before.maxFeeWei * 11n).toBe(true);
        expect(tipWei * 10n >= before.tipWei * 11n).toBe(true);
      }
    }
  },
);

test('an offer above a cap that was lowered is not replaced', () => {
  expect(offer(market, capWei, { maxFeeWei: weiOfGwei(11), tipWei: 1n })).toBeUndefined();
});
