/** Formats amounts of CGDX with their approximate value in Singapore dollars, at the rate of payouts. */
import { oneCgdxWei } from '../reward/reward.ts';
import { grouped, minus } from './grouped.ts';
import { formatSgd, payoutCents } from './pricing.ts';

const shownDecimals = 4;

/**
 * Returns only the figure, rounded towards zero. Callers must show the value in dollars with it.
 *
 * @param wei base units of CGDX
 * @returns for example `84`, `1,250.5`
 */
export function cgdxFigure(wei: bigint): string {
  const size = wei < 0n ? -wei : wei;
  const whole = grouped(size / oneCgdxWei);
  const fraction = (size % oneCgdxWei)
    .toString()
    .padStart(18, '0')
    .slice(0, shownDecimals)
    .replace(/0+$/, '');
  return `${wei < 0n ? minus : ''}${whole}${fraction && `.${fraction}`}`;
}

/** Returns the value of an amount, which a bank would be paid: `about S$8.40`. @param wei base units of CGDX */
export function aboutSgd(wei: bigint): string {
  const cents = payoutCents(wei);
  return cents === 0n && wei > 0n ? `less than ${formatSgd(1n)}` : `about ${formatSgd(cents)}`;
}

/** For sentences: `84 CGDX (about S$8.40)`. @param wei base units of CGDX */
export const cgdx = (wei: bigint): string => `${cgdxFigure(wei)} CGDX (${aboutSgd(wei)})`;

const microsPerCgdx = 1e6;
const weiPerMicro = oneCgdxWei / BigInt(microsPerCgdx);

/** Converts CGDX to base units. @param amount a price or a sum of prices, exact to a millionth */
export const weiOfCgdx = (amount: number): bigint => BigInt(Math.round(amount * microsPerCgdx)) * weiPerMicro;

/** Converts base units to CGDX, rounded down to a millionth. */
export const cgdxOfWei = (wei: bigint): number => Number(wei / weiPerMicro) / microsPerCgdx;
