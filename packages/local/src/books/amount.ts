/** Formats an amount of the books for people: in whole tokens or dollars, with the unit. */
import type { Currency } from '@cgdx/core/ledger/entry.ts';

/** The units of amounts: the currencies of the books, and the chain's own coin, in which gas is paid. */
export type Unit = Currency | 'DEV';

const digits: Readonly<Record<Unit, number>> = { CGDX: 18, SGD: 2, DEV: 18 };

/** Formats a price of gas, which is far below one coin. */
export const weiText = (wei: bigint): string => `${wei.toLocaleString('en')} wei`;

/** @param amount base units or cents @returns text with all significant digits, and always two digits for cents */
export function amountText(amount: bigint, unit: Unit): string {
  const places = digits[unit];
  const text = String(amount < 0n ? -amount : amount).padStart(places + 1, '0');
  const whole = BigInt(text.slice(0, -places)).toLocaleString('en');
  const part = text.slice(-places);
  const shown = unit === 'SGD' ? part : part.replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${whole}${shown === '' ? '' : `.${shown}`} ${unit}`;
}
