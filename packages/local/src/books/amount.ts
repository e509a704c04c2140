/** Writes an amount of the books for people: with its unit, in whole tokens or dollars. */
import type { Currency } from '@cgdx/core/ledger/entry.ts';

/** What amounts are of: the currencies of the books, and the chain's own coin, in which gas is paid. */
export type Unit = Currency | 'DEV';

const digits: Readonly<Record<Unit, number>> = { CGDX: 18, SGD: 2, DEV: 18 };

/** For what a unit of gas costs: far below one coin. */
export const weiText = (wei: bigint): string => `${wei.toLocaleString('en')} wei`;

/** @param amount base units or cents; the text has every digit that is not zero, and both of the cents */
export function amountText(amount: bigint, unit: Unit): string {
  const places = digits[unit];
  const text = String(amount < 0n ? -amount : amount).padStart(places + 1, '0');
  const whole = BigInt(text.slice(0, -places)).toLocaleString('en');
  const part = text.slice(-places);
  const shown = unit === 'SGD' ? part : part.replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${whole}${shown === '' ? '' : `.${shown}`} ${unit}`;
}
