/** Parses `{"numeric": [">", 0, "<=", 5]}`: one comparison, or a lower bound followed by an upper one. */
import { comparableNumber, highestNumber, lowestNumber } from './comparable-number.ts';
import type { JsonReader } from './json-reader.ts';
import type { Matcher } from './matcher.ts';

const tooMany = 'Too many elements in numeric expression';

function comparable(reader: JsonReader, json: string): bigint {
  try {
    return comparableNumber(json);
  } catch (error) {
    return reader.fail((error as RangeError).message);
  }
}

function range(
  reader: JsonReader,
  bottom: bigint,
  openBottom: boolean,
  top: bigint,
  openTop: boolean,
): Matcher {
  if (bottom >= top) reader.fail('Bottom must be less than top');
  return { kind: 'range', bottom, openBottom, top, openTop };
}

function parseLowerBound(reader: JsonReader, bottomJson: string, openBottom: boolean): Matcher {
  const kind = reader.next();
  if (kind === ']') {
    return range(reader, comparable(reader, bottomJson), openBottom, highestNumber, false);
  }
  if (kind !== 'string') reader.fail(`Bad value in numeric range: ${reader.text()}`);
  const operator = reader.text();
  if (operator !== '<' && operator !== '<=') reader.fail(`Bad numeric range operator: ${operator}`);
  if (reader.next() !== 'number') reader.fail(`Value of ${operator} must be numeric`);
  const topJson = reader.text();
  if (reader.next() !== ']') reader.fail('Too many terms in numeric range expression');
  const bottom = comparable(reader, bottomJson);
  return range(reader, bottom, openBottom, comparable(reader, topJson), operator === '<');
}

/** Called after the opening bracket; leaves the reader after the closing one. */
export function parseNumeric(reader: JsonReader): Matcher {
  if (reader.next() !== 'string') reader.fail(`Invalid member in numeric match: ${reader.text()}`);
  const operator = reader.text();
  const kind = reader.next();
  if (!['=', '<', '<=', '>', '>='].includes(operator)) {
    reader.fail(`Unrecognized numeric range operator: ${operator}`);
  }
  if (kind !== 'number') reader.fail(`Value of ${operator === '=' ? 'equals' : operator} must be numeric`);
  const json = reader.text();
  if (operator === '>' || operator === '>=') return parseLowerBound(reader, json, operator === '>');
  if (reader.next() !== ']') reader.fail(tooMany);
  const number = comparable(reader, json);
  if (operator === '=') return { kind: 'number', number };
  return range(reader, lowestNumber, false, number, operator === '<');
}
