/** Reads `{"anything-but": ...}`: values, lists of them, or prefix, suffix, equals-ignore-case and wildcard. */
import { comparableNumber } from './comparable-number.ts';
import { InvalidEventPattern } from './invalid-event-pattern.ts';
import type { JsonReader, TokenKind } from './json-reader.ts';
import type { Matcher } from './matcher.ts';
import { parseGlob } from './wildcard.ts';

type Nested = 'prefix' | 'suffix' | 'equals-ignore-case' | 'wildcard';
const nestable: readonly string[] = ['prefix', 'suffix', 'equals-ignore-case', 'wildcard'];
const notAValue = 'Value of anything-but must be an array or single string/number value.';
const wrongType: Record<Nested, string> = {
  prefix: 'prefix/suffix match pattern must be a string',
  suffix: 'prefix/suffix match pattern must be a string',
  'equals-ignore-case':
    'Inside anything-but/equals-ignore-case list, number|start|null|boolean is not supported.',
  wildcard: 'wildcard match pattern must be a string',
};

function parseValues(reader: JsonReader): Matcher[] {
  const matchers: Matcher[] = [];
  const kinds = new Set<TokenKind>();
  for (let kind = reader.next(); kind !== ']'; kind = reader.next()) {
    if (kind !== 'string' && kind !== 'number') {
      reader.fail('Inside anything but list, start|null|boolean is not supported.');
    }
    matchers.push(parseSingle(kind, reader.text()));
    kinds.add(kind);
  }
  if (kinds.size !== 1) {
    reader.fail(
      'Inside anything but list, either all values are number or string, mixed type is not supported',
    );
  }
  return matchers;
}

function parseNestedText(reader: JsonReader, kind: TokenKind, nested: Nested): string {
  if (kind !== 'string') reader.fail(wrongType[nested]);
  const text = reader.text();
  if (text === '' && (nested === 'prefix' || nested === 'suffix')) {
    reader.fail('Null prefix/suffix not allowed');
  }
  return text;
}

function nestedMatcher(nested: Nested, text: string): Matcher {
  switch (nested) {
    case 'prefix':
    case 'suffix':
      return { kind: nested, text, ignoreCase: false };
    case 'equals-ignore-case':
      return { kind: 'string', text, ignoreCase: true };
    case 'wildcard':
      return { kind: 'wildcard', glob: parseGlob(text) };
  }
}

function parseNestedTexts(reader: JsonReader, nested: Nested): string[] {
  const texts: string[] = [];
  for (let kind = reader.next(); kind !== ']'; kind = reader.next()) {
    texts.push(parseNestedText(reader, kind, nested));
  }
  // AWS accepts an empty list and then fails to evaluate the rule; this server refuses the list.
  if (texts.length === 0) reader.fail('Empty arrays are not allowed');
  return texts;
}

function parseSingle(kind: TokenKind, text: string): Matcher {
  if (kind === 'string') return { kind: 'string', text, ignoreCase: false };
  try {
    return { kind: 'number', number: comparableNumber(text) };
  } catch (error) {
    throw new InvalidEventPattern((error as RangeError).message);
  }
}

/** Called after the field's name; leaves the reader before the expression's closing brace. */
export function parseAnythingBut(reader: JsonReader): Matcher {
  let kind = reader.next();
  let nested: Nested | undefined;
  if (kind === '{') {
    if (reader.next() !== 'field') reader.fail('Anything-But expression name not found');
    const name = reader.text();
    if (!nestable.includes(name)) reader.fail(`Unsupported anything-but pattern: ${name}`);
    nested = name as Nested;
    kind = reader.next();
  }
  if (kind !== '[' && kind !== 'string' && kind !== 'number') reader.fail(notAValue);
  if (nested === undefined) {
    const excluded = kind === '[' ? parseValues(reader) : [parseSingle(kind, reader.text())];
    return { kind: 'anything-but', excluded };
  }
  const by = nested;
  const texts = kind === '[' ? parseNestedTexts(reader, by) : [parseNestedText(reader, kind, by)];
  const excluded = texts.map((text) => nestedMatcher(by, text));
  if (reader.next() !== '}') reader.fail('Too many elements in numeric expression');
  return { kind: 'anything-but', excluded };
}
