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
