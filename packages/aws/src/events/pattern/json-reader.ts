/**
 * Reads JSON token by token and reports positions. Event patterns need more than `JSON.parse`: EventBridge
 * keeps numbers as they were written, lets the last of repeated keys win, and names line and column of a fault
 * as Jackson's parser does (which has already read the start of a field's value when it reports the field's name).
 */
import { InvalidEventPattern } from './invalid-event-pattern.ts';
import { endOfString, literals, numberPattern, wordPattern } from './json-lexeme.ts';

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
  /** Moves to the next token; returns `end` after the last. Throws `InvalidEventPattern`. */
  next(): TokenKind;
  /** Returns a field's name, a string's content, or the token as it was written. */
  text(): string;
  /** Throws `InvalidEventPattern` with `reason` and the current position. */
  fail(reason: string): never;
}

/** How much of the source Jackson quotes in its messages. */
const quotedSourceChars = 500;
const validTokens = "(JSON String, Number, Array, Object or token 'null', 'true' or 'false')";

function place(source: string, position: number): string {
  const before = source.slice(0, position);
  const line = before.split('\n').length;
  const column = position - before.lastIndexOf('\n');
  const left = source.length - quotedSourceChars;
  const quoted =
    left > 0 ? `"${source.slice(0, quotedSourceChars)}"[truncated ${left} chars]` : `"${source}"`;
  return ` at [Source: (String)${quoted}; line: ${line}, column: ${column}]`;
}

interface Scope {
  readonly kind: '{' | '[';
  readonly openedAt: number;
  count: number;
}

export function readJson(source: string): JsonReader {
  const scopes: Scope[] = [];
  let position = 0;
  let kind: TokenKind = 'end';
  let text = '';
  /** Where the content of a string starts that has not been read yet. */
  let unread: number | undefined;
  /** The kind of the current field's value, whose start has been read. */
  let ahead: TokenKind | undefined;
  let aheadText = '';

  const failAt = (at: number, reason: string): never => {
    throw new InvalidEventPattern(`${reason}\n${place(source, at)}`);
  };
  const unexpected = (reason: string): never => {
    const char = source[position] ?? '';
    return failAt(position, `Unexpected character ('${char}' (code ${char.charCodeAt(0)})): ${reason}`);
  };
  const skipSpace = (): void => {
    while (position < source.length && ' \t\r\n'.includes(source[position]!)) position++;
  };
  const atEnd = (): never => {
    const scope = scopes.at(-1);
    const name = scope?.kind === '[' ? 'Array' : 'Object';
    const opened = place(source, scope?.openedAt ?? 0)
      .trim()
      .replace(/^at /, '');
    return failAt(
      position,
      `Unexpected end-of-input: expected close marker for ${name} (start marker at ${opened})`,
    );
  };
  const finishString = (): void => {
    if (unread === undefined) return;
    const start = unread;
    const end = endOfString(source, start, failAt);
    text = JSON.parse(source.slice(start - 1, end + 1)) as string;
    position = end + 1;
    unread = undefined;
  };

  /** Reads the start of a value: enters containers and strings, reads everything else whole. */
  const startValue = (): TokenKind => {
    const char = source[position];
    if (char === undefined) return atEnd();
    if (char === '"') {
      unread = ++position;
      return 'string';
    }
    if (char === '{' || char === '[') {
      position++;
      return char;
    }
    const number = numberPattern(source, position);
    if (number !== undefined) {
      text = number;
      position += number.length;
      return 'number';
    }
    const word = wordPattern(source, position);
    if (word === undefined) return unexpected('expected a value');
    position += word.length;
    const literal = literals.find((each) => each === word);
    if (literal === undefined) {
      return failAt(position, `Unrecognized token '${word}': was expecting ${validTokens}`);
    }
    text = literal;
    return literal;
  };

  const enter = (started: TokenKind): TokenKind => {
    if (started === '{' || started === '[') scopes.push({ kind: started, openedAt: position - 1, count: 0 });
    return started;
  };

  const close = (char: '}' | ']'): TokenKind => {
    const scope = scopes.pop()!;
    const fits = scope.kind === '{' ? '}' : ']';
    if (char !== fits) {
      const name = scope.kind === '[' ? 'Array' : 'Object';
      const opened = place(source, scope.openedAt).trim().replace(/^at /, '');
      failAt(
        position,
        `Unexpected close marker '${char}': expected '${fits}' (for ${name} starting at ${opened})`,
      );
    }
    position++;
    return char;
  };

  const fieldName = (): TokenKind => {
    if (source[position] === undefined) atEnd();
    if (source[position] !== '"') unexpected('was expecting double-quote to start field name');
    unread = ++position;
    finishString();
    const name = text;
    skipSpace();
    if (source[position] === undefined) atEnd();
    if (source[position] !== ':') unexpected('was expecting a colon to separate field name and value');
    position++;
    skipSpace();
    ahead = startValue();
    aheadText = text;
    text = name;
    return 'field';
  };

  const advance = (): TokenKind => {
    if (kind === 'field') {
      text = aheadText;
      return enter(ahead!);
    }
    finishString();
    skipSpace();
    const scope = scopes.at(-1);
    const char = source[position];
    if (scope === undefined) return char === undefined ? 'end' : enter(startValue());
    if (char === undefined) return atEnd();
    if (char === '}' || char === ']') return close(char);
    if (scope.count++ > 0) {
      const entries = scope.kind === '{' ? 'Object' : 'Array';
      if (char !== ',') unexpected(`was expecting comma to separate ${entries} entries`);
      position++;
      skipSpace();
    }
    return scope.kind === '{' ? fieldName() : enter(startValue());
  };

  return {
    next: () => {
      kind = advance();
      return kind;
    },
    text: () => {
      if (kind === 'string') finishString();
      if (kind === '{' || kind === '[' || kind === '}' || kind === ']') return kind;
      return text;
    },
    fail: (reason) => failAt(position, reason),
  };
}
