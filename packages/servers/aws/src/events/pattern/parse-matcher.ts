/** Parses one element of a pattern's list of values, and refuses invalid ones with AWS's messages. */
import { comparableNumberOrUndefined } from './comparable-number.ts';
import { cidrRange, ipAddress } from './ip-range.ts';
import type { JsonReader, TokenKind } from './json-reader.ts';
import type { Matcher } from './matcher.ts';
import { parseAnythingBut } from './parse-anything-but.ts';
import { parseNumeric } from './parse-numeric.ts';
import { parseGlob } from './wildcard.ts';

const oneKey = 'Only one key allowed in match expression';
const tooMany = 'Too many elements in numeric expression';

function closeExpression(reader: JsonReader, otherwise: string): void {
  if (reader.next() !== '}') reader.fail(otherwise);
}

function stringOperand(reader: JsonReader, otherwise: string): string {
  if (reader.next() !== 'string') reader.fail(otherwise);
  return reader.text();
}

function parseAffix(reader: JsonReader, kind: 'prefix' | 'suffix'): Matcher {
  const operand = reader.next();
  if (operand !== '{') {
    if (operand !== 'string') reader.fail(`${kind} match pattern must be a string`);
    return { kind, text: reader.text(), ignoreCase: false };
  }
  if (reader.next() !== 'field') {
    reader.fail(`${kind === 'prefix' ? 'Prefix' : 'Suffix'} expression name not found`);
  }
  if (reader.text() !== 'equals-ignore-case') reader.fail(`Unsupported ${kind} pattern: ${reader.text()}`);
  const text = stringOperand(reader, 'equals-ignore-case match pattern must be a string');
  closeExpression(reader, oneKey);
  return { kind, text, ignoreCase: true };
}

function parseWildcard(reader: JsonReader): Matcher {
  const text = stringOperand(reader, 'wildcard match pattern must be a string');
  return { kind: 'wildcard', glob: parseGlob(text) };
}

function parseExists(reader: JsonReader): Matcher {
  const operand = reader.next();
  if (operand === 'true') return { kind: 'exists' };
  if (operand === 'false') return { kind: 'absent' };
  return reader.fail('exists match pattern must be either true or false.');
}

function parseOperand(reader: JsonReader, name: string): Matcher {
  switch (name) {
    case 'exactly':
      return {
        kind: 'string',
        text: stringOperand(reader, 'exact match pattern must be a string'),
        ignoreCase: false,
      };
    case 'equals-ignore-case':
      return {
        kind: 'string',
        text: stringOperand(reader, 'equals-ignore-case match pattern must be a string'),
        ignoreCase: true,
      };
    case 'prefix':
    case 'suffix':
      return parseAffix(reader, name);
    case 'wildcard':
      return parseWildcard(reader);
    case 'cidr':
      // AWS's own message says prefix here.
      return {
        kind: 'ip',
        range: cidrRange(stringOperand(reader, 'prefix match pattern must be a string')),
      };
    case 'exists':
      return parseExists(reader);
    case 'numeric':
      if (reader.next() !== '[') reader.fail('Value of numeric must be an array.');
      return parseNumeric(reader);
    case 'anything-but':
      return parseAnythingBut(reader);
    default:
      return reader.fail(`Unrecognized match type ${name}`);
  }
}

/** Called after `{`; leaves the reader after the matching `}`. */
function parseExpression(reader: JsonReader): Matcher {
  if (reader.next() !== 'field') reader.fail('Match expression name not found');
  const name = reader.text();
  const matcher = parseOperand(reader, name);
  closeExpression(reader, name === 'numeric' || name === 'anything-but' ? tooMany : oneKey);
  return matcher;
}

/** A number is compared both by value and by text, since an account number is too large to be compared by value. */
function numberMatchers(json: string): Matcher[] {
  const number = comparableNumberOrUndefined(json);
  const asWritten: Matcher = { kind: 'literal', json };
  return number === undefined ? [asWritten] : [{ kind: 'number', number }, asWritten];
}

function stringMatcher(text: string): Matcher {
  const address = ipAddress(text);
  if (address === undefined) return { kind: 'string', text, ignoreCase: false };
  return { kind: 'ip', range: { bits: address.bits, lowest: address.value, highest: address.value } };
}

/** Returns the matchers for the token `kind`, which has just been read. */
export function parseMatcher(reader: JsonReader, kind: TokenKind): Matcher[] {
  switch (kind) {
    case '{':
      return [parseExpression(reader)];
    case 'string':
      return [stringMatcher(reader.text())];
    case 'number':
      return numberMatchers(reader.text());
    case 'true':
    case 'false':
    case 'null':
      return [{ kind: 'literal', json: reader.text() }];
    default:
      return reader.fail('Match value must be String, number, true, false, or null');
  }
}
