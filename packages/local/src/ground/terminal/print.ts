/**
 * The one way in which commands print: each line stays one line, and characters that move the cursor, hide text or turn
 * it around are shown as text. Stored text was written by others, and a terminal does what it says.
 */

/** Controls (ESC, CR, backspace, line breaks, C1), formats (bidirectional, zero-width, tags), separators, half characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Writes each such character as JSON does, `\u001b`: a line of JSON stays the same JSON. */
export const visible = (text: string): string =>
  text.replace(unseen, (signs) =>
    Array.from({ length: signs.length }, (_, at) => signs.charCodeAt(at).toString(16).padStart(4, '0'))
      .map((digits) => `\\u${digits}`)
      .join(''),
  );

/** Prints each as one line, whatever is in it. */
export const print = (...lines: readonly string[]): void => console.log(lines.map(visible).join('\n'));
/** As `print`, to standard error. */
export const complain = (...lines: readonly string[]): void => console.error(lines.map(visible).join('\n'));

/** Prints a table in CSV: its lines end as RFC 4180 asks, and nothing in them breaks a line. */
export const printCsv = (csv: string): void =>
  console.log(csv.trimEnd().split('\r\n').map(visible).join('\r\n'));

/** Divides a text of our own, such as a command's help. */
export const ownLines = (text: string): string[] => text.split(/\r?\n/);
