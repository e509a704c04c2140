/** Writes CSV in which a spreadsheet finds no formula to run. */
import Papa from 'papaparse';

/**
 * Spreadsheets run text that begins so, in either width of the sign; a number may begin with its own. Source: OWASP, CSV
 * injection.
 */
const formula = /^(?!-?\d+(\.\d+)?$)\s*[=+\-@\t\r\n＝＋－＠]/;

/**
 * @param rows cells in the order of the columns; an apostrophe is put before text that would run
 * @returns lines that end with CRLF, as RFC 4180 has it
 */
export const toCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${Papa.unparse({ fields: [...columns], data: rows.map((row) => [...row]) }, { escapeFormulae: formula })}\r\n`;

/** Formats base units with all of their digits and no needless one: `84`, `-7.5`. */
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
