/** The lexemes of JSON: where a string ends, what a number and a bare word look like. */

export const literals = ['true', 'false', 'null'] as const;

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const word = /[\p{L}\p{N}_$]+/uy;
const escapeSequence = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const firstPrintable = 0x20;

function matchAt(pattern: RegExp, source: string, position: number): string | undefined {
  pattern.lastIndex = position;
  return pattern.exec(source)?.[0];
}

export const numberPattern = (source: string, position: number): string | undefined =>
  matchAt(number, source, position);

export const wordPattern = (source: string, position: number): string | undefined =>
  matchAt(word, source, position);

/** Returns the index of the closing quote of the string whose content starts at `start`. `fail` throws. */
export function endOfString(
  source: string,
  start: number,
  fail: (at: number, reason: string) => never,
): number {
  let position = start;
  for (;;) {
    const char = source[position];
    if (char === undefined)
      return fail(position, 'Unexpected end-of-input: was expecting closing quote for a string value');
    if (char === '"') return position;
    if (char === '\\') {
      const escaped = matchAt(escapeSequence, source, position);
      const next = source[position + 1] ?? '';
      if (escaped === undefined) {
        return fail(position + 2, `Unrecognized character escape '${next}' (code ${next.charCodeAt(0)})`);
      }
      position += escaped.length;
      continue;
    }
    if (char.charCodeAt(0) < firstPrintable) {
      return fail(
        position + 1,
        `Illegal unquoted character ((CTRL-CHAR, code ${char.charCodeAt(0)})): has to be escaped using backslash to be included in string value`,
      );
    }
    position++;
  }
}
