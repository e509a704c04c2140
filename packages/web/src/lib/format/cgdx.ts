/** Formats amounts of CGDX for people: from base units to at most four decimals, always rounded down. */
import { oneCgdxWei } from '@cgdx/core/reward/reward.ts';

const shownDecimals = 4;

/**
 * @param wei base units (1e-18 CGDX)
 * @returns for example `84`, `1,250.5`
 */
export function cgdxFigure(wei: bigint): string {
  const whole = (wei / oneCgdxWei).toLocaleString('en');
  const fraction = (wei % oneCgdxWei).toString().padStart(18, '0').slice(0, shownDecimals).replace(/0+$/, '');
  return fraction ? `${whole}.${fraction}` : whole;
}

/** Adds the unit: `84 CGDX`. */
export const cgdx = (wei: bigint): string => `${cgdxFigure(wei)} CGDX`;

const feeDecimals = 6;

/** A fee in the chain's own currency, rounded up: `0.000213 DEV`. @param wei base units (1e-18 DEV) */
export function dev(wei: bigint): string {
  const unit = 10n ** BigInt(18 - feeDecimals);
  const up = (wei + unit - 1n) / unit;
  const digits = up.toString().padStart(feeDecimals + 1, '0');
  return `${digits.slice(0, -feeDecimals)}.${digits.slice(-feeDecimals)} DEV`;
}
