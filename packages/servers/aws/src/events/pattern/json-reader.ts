/**
 * Reads JSON token by token. Event patterns need more than `JSON.parse`: EventBridge compares numbers as written, and
 * regards every field, even one whose name is repeated.
 */
import { InvalidEventPattern } from './invalid-event-pattern.ts';

export type TokenKind =
  | '{'
  | '}'
  | '['
  | ']'
  | 'field'
  | 'string'
  | 'number'
  | 'true'
  | 'false'
  | 'null'
  | 'end';

export interface JsonReader {
  /** Moves to the next token; returns `end` after the last. */
  next(): TokenKind;
  /** Returns a field's name, a string's content, or the token as written. */
  text(): string;
  /** Throws `InvalidEventPattern` with `reason`. */
  fail(reason: string): never;
}

/** Finds each token of valid JSON; the second group matches if a string is the name of a field. */
const token = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\]]|[^\s,:{}[\]"]+/g;

function checkJson(source: string): void {
  try {
    JSON.parse(source);
  } catch (error) {
    throw new InvalidEventPattern(error instanceof Error ? error.message : String(error));
  }
}

function kindOf(lexeme: string, isText: boolean, isName: boolean): TokenKind {
  if (isText) return isName ? 'field' : 'string';
  return /^[-\d]/.test(lexeme) ? 'number' : (lexeme as TokenKind);
}

/** Throws `InvalidEventPattern` if `source` is not JSON. */
export function readJson(source: string): JsonReader {
  checkJson(source);
  const tokens = source.matchAll(token);
  let text = '';
  return {
    next: () => {
      const { value: found } = tokens.next();
      if (found === undefined) return 'end';
      const [lexeme, quoted, colon] = found;
      text = quoted === undefined ? lexeme : (JSON.parse(quoted) as string);
      return kindOf(lexeme, quoted !== undefined, colon !== undefined);
    },
    text: () => text,
    fail: (reason) => {
      throw new InvalidEventPattern(reason);
    },
  };
}
