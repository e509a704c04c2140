/** Says amounts of CGDX to people, each with about what it is worth in Singapore dollars, at the rate of a payout. */
import { oneCgdxWei } from '../reward/reward.ts';
import { grouped } from './grouped.ts';
import { formatSgd, payoutCents } from './pricing.ts';

const shownDecimals = 4;

/**
 * Returns the figure alone, rounded towards zero; only what shows the worth beside it may call this.
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
  return `${wei < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

/** Returns what an amount is worth: `about S$8.40`; a bank would be paid this. @param wei base units of CGDX */
export function aboutSgd(wei: bigint): string {
  const cents = payoutCents(wei);
  return cents === 0n && wei > 0n ? `less than ${formatSgd(1n)}` : `about ${formatSgd(cents)}`;
}

/** For sentences: `84 CGDX (about S$8.40)`. @param wei base units of CGDX */
export const cgdx = (wei: bigint): string => `${cgdxFigure(wei)} CGDX (${aboutSgd(wei)})`;

const microsPerCgdx = 1e6;
const weiPerMicro = oneCgdxWei / BigInt(microsPerCgdx);

/** Returns base units. @param amount CGDX, to the millionth: prices and sums of them */
export const weiOfCgdx = (amount: number): bigint => BigInt(Math.round(amount * microsPerCgdx)) * weiPerMicro;

/** Returns CGDX, to the millionth, rounded down. */
export const cgdxOfWei = (wei: bigint): number => Number(wei / weiPerMicro) / microsPerCgdx;
