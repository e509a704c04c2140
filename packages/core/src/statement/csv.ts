/** Writes CSV without cells that a spreadsheet would run as formulas. */
import Papa from 'papaparse';

/**
 * Matches text that spreadsheets run as a formula, with signs of either width; numbers may begin with a sign. Source: OWASP,
 * CSV injection.
 */
const formula = /^(?!-?\d+(\.\d+)?$)\s*[=+\-@\t\r\n＝＋－＠]/;

/**
 * @param rows cells in the order of the columns; text that would run is prefixed with an apostrophe
 * @returns lines that end with CRLF, as RFC 4180 requires
 */
export const toCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${Papa.unparse({ fields: [...columns], data: rows.map((row) => [...row]) }, { escapeFormulae: formula })}\r\n`;

/** Formats base units exactly, without trailing zeros: `84`, `-7.5`. */
export function decimal(amount: bigint, digits: number): string {
  const unit = 10n ** BigInt(digits);
  const size = amount < 0n ? -amount : amount;
  const fraction = (size % unit).toString().padStart(digits, '0').replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${size / unit}${fraction === '' ? '' : `.${fraction}`}`;
}

const digitsOf = { CGDX: 18, SGD: 2 } as const;

/** @param amount base units of CGDX, or cents of SGD */
export const amountCell = (amount: string, currency: 'CGDX' | 'SGD'): string =>
  decimal(BigInt(amount), digitsOf[currency]);
