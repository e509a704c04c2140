/** Writes an amount of the books for people: with its unit, in whole tokens or dollars. */
import type { Currency } from '@cgdx/core/ledger/entry.ts';

const digits: Readonly<Record<Currency, number>> = { CGDX: 18, SGD: 2 };

/** @param amount base units or cents; the text has every digit that is not zero, and both of the cents */
export function amountText(amount: bigint, currency: Currency): string {
  const places = digits[currency];
  const text = String(amount < 0n ? -amount : amount).padStart(places + 1, '0');
  const whole = BigInt(text.slice(0, -places)).toLocaleString('en');
  const part = text.slice(-places);
  const shown = currency === 'SGD' ? part : part.replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${whole}${shown === '' ? '' : `.${shown}`} ${currency}`;
}
