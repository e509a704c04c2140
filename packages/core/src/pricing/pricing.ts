/** Computes the price of uploads: score x pool price in CGDX, and a tenth of that in Singapore dollars by card or bank. */
import { oneCgdxWei } from '../reward/reward.ts';
import { grouped, minus } from './grouped.ts';

/** 1 CGDX is 0.10 SGD, so a cent is 10^17 base units. */
const weiPerCent = 10n ** 17n;

/** CGDX for one Singapore dollar, the rate in the terms. */
export const cgdxPerSgd = (100n * weiPerCent) / oneCgdxWei;

/** Stripe's smallest charge in SGD, and its largest, which has the most digits. Source: docs.stripe.com/currencies */
const smallestChargeCents = 50n;
const largestChargeCents = 99_999_999n;

/**
 * @param quality whole number, 0 to 10
 * @param poolPriceWei the price of one point of quality, in base units of CGDX
 * @returns base units
 */
export const uploadPriceWei = (quality: number, poolPriceWei: bigint): bigint =>
  BigInt(quality) * poolPriceWei;

/** The formula of an upload's price, for sentences on pages. */
export const priceRule = 'its quality times the price of its pool';

/** Returns the charge of a card; a fraction of a cent is rounded up. */
export const chargeCents = (wei: bigint): bigint => (wei + weiPerCent - 1n) / weiPerCent;

/** Returns the payout to a bank; a fraction of a cent is rounded down. */
export const payoutCents = (wei: bigint): bigint => wei / weiPerCent;

/** Divides the charge for the sum of `parts` into whole cents for each part, which sum to the charge. */
export function chargeCentsOfParts(parts: readonly bigint[]): bigint[] {
  let [wei, cents] = [0n, 0n];
  return parts.map((part) => {
    wei += part;
    const before = cents;
    cents = chargeCents(wei);
    return cents - before;
  });
}

/** Returns why the amount cannot be paid by card; undefined if it can. */
export function cardObstacle(cents: bigint): string | undefined {
  if (cents < smallestChargeCents)
    return `A card pays ${formatSgd(smallestChargeCents)} or more, and this comes to ${formatSgd(cents)}. Add uploads, or pay in CGDX.`;
  if (cents > largestChargeCents)
    return `A card pays at most ${formatSgd(largestChargeCents)}. Buy some of these uploads first, or pay in CGDX.`;
  return undefined;
}

/** Formats cents as `S$1,250.60`. */
export function formatSgd(cents: bigint): string {
  const size = cents < 0n ? -cents : cents;
  const digits = `${grouped(size / 100n)}.${String(size % 100n).padStart(2, '0')}`;
  return `${cents < 0n ? minus : ''}S$${digits}`;
}
