/** Formats a gas price: `1.25 gwei`. */

const gweiWei = 10n ** 9n;
const shownDigits = 4;

/** @param wei decimal digits */
export function gwei(wei: string): string {
  const value = BigInt(wei);
  const fraction = (value % gweiWei).toString().padStart(9, '0').slice(0, shownDigits).replace(/0+$/, '');
  return `${(value / gweiWei).toLocaleString('en')}${fraction && `.${fraction}`} gwei`;
}
