/** Words of AWS's JSON parser (Jackson) for the mistakes people make most. */

export interface JsonMistake {
  readonly message: string;
  /** 1-based. */
  readonly line: number;
  readonly column: number;
}

const expected = "(JSON String, Number, Array, Object or token 'null', 'true' or 'false')";

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Where JSON.parse stopped: V8 names a position, a line and column, or the end of the text. */
function offsetOf(text: string, error: unknown): number {
  const said = error instanceof Error ? error.message : '';
  const position = /position (\d+)/.exec(said)?.[1];
  if (position !== undefined) return Number(position);
  if (said.includes('end of JSON')) return text.length;
  const token = /Unexpected token '(.)'/su.exec(said)?.[1];
  return token === undefined ? 0 : Math.max(0, text.indexOf(token));
}

/** What is wrong with `text`, which JSON.parse refused with `error`. */
export function describeJsonMistake(text: string, error: unknown): JsonMistake {
  let offset = offsetOf(text, error);
  while (offset > 0 && /[A-Za-z_$]/.test(text[offset - 1] ?? '') && /[\w$]/.test(text[offset] ?? ''))
    offset -= 1;
  const { line, column } = placeOf(text, offset);
  if (offset >= text.length) return { message: 'Unexpected end-of-input', line, column };
  const word = /^[A-Za-z_$][\w$]*/.exec(text.slice(offset))?.[0];
  if (word !== undefined) {
    return {
      message: `Unrecognized token '${word}': was expecting ${expected}`,
      line,
      column: column + word.length,
    };
  }
  const found = text[offset] ?? '';
  const inObject = /[{,]\s*$/.test(text.slice(0, offset)) && text.slice(0, offset).lastIndexOf('{') >= 0;
  const wanted = inObject ? 'double-quote to start field name' : `a valid value ${expected}`;
  return {
    message: `Unexpected character ('${found}' (code ${found.codePointAt(0)})): was expecting ${wanted}`,
    line,
    column,
  };
}
