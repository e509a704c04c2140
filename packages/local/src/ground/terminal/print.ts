/**
 * The only way in which commands print: each line stays one line, and characters that move the cursor, hide text or
 * reverse it are shown as escapes. Stored text comes from other people, and a terminal obeys the control characters in
 * it.
 */

/**
 * Controls (ESC, CR, backspace, line breaks, C1), formats (bidirectional, zero-width, tags), separators, lone
 * surrogates.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Writes each such character as JSON does, `\u001b`, so that a line of JSON parses to the same value. */
export const visible = (text: string): string =>
  text.replace(unseen, (signs) =>
    Array.from({ length: signs.length }, (_, at) => signs.charCodeAt(at).toString(16).padStart(4, '0'))
      .map((digits) => `\\u${digits}`)
      .join(''),
  );

/** Prints each argument as one line, whatever characters it contains. */
export const print = (...lines: readonly string[]): void => console.log(lines.map(visible).join('\n'));
/** Like `print`, but to standard error. */
export const complain = (...lines: readonly string[]): void => console.error(lines.map(visible).join('\n'));

/** Prints a table in CSV: lines end as RFC 4180 requires, and text in cells breaks no line. */
export const printCsv = (csv: string): void =>
  console.log(csv.trimEnd().split('\r\n').map(visible).join('\r\n'));

/** Divides a text of the product, such as a command's help, into lines. */
export const ownLines = (text: string): string[] => text.split(/\r?\n/);
