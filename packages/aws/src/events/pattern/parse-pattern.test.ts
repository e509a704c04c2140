import { expect, it } from 'vitest';
import { InvalidEventPattern } from './invalid-event-pattern.ts';
import { parsePattern } from './parse-pattern.ts';

function refusal(pattern: string): string {
  try {
    parsePattern(pattern);
  } catch (error) {
    if (error instanceof InvalidEventPattern) return error.message;
    throw error;
  }
  return 'accepted';
}

/** Returns the reason with the column where it was found, once per report. */
const at = (pattern: string, reason: string, ...columns: number[]): string =>
  [reason, ...columns.map((column) => ` at [Source: (String)"${pattern}"; line: 1, column: ${column}]`)].join(
    '\n',
  );

it.each([
  ['{"size": 42}', '"size" must be an object or an array', 12],
  ['{"size": "large"}', '"size" must be an object or an array', 11],
  ['{"tags": []}', 'Empty arrays are not allowed', 12],
  ['{"tags": {}}', 'Empty objects are not allowed', 12],
  ['[1]', 'Filter is not an object', 2],
  ['', 'Filter is not an object', 1],
  ['{"a": [[1]]}', 'Match value must be String, number, true, false, or null', 9],
  ['{"a": [{"Prefix": "x"}]}', 'Unrecognized match type Prefix', 20],
  ['{"a": [{}]}', 'Match expression name not found', 10],
  ['{"a": [{"prefix": "x", "suffix": "y"}]}', 'Only one key allowed in match expression', 35],
  ['{"a": [{"suffix": 5}]}', 'suffix match pattern must be a string', 20],
  ['{"a": [{"prefix": {"suffix": "x"}}]}', 'Unsupported prefix pattern: suffix', 31],
  ['{"a": [{"exists": "yes"}]}', 'exists match pattern must be either true or false.', 20],
  ['{"a": [{"numeric": 10}]}', 'Value of numeric must be an array.', 22],
  ['{"a": [{"numeric": ["!", 1]}]}', 'Unrecognized numeric range operator: !', 27],
  ['{"a": [{"numeric": [">", 5, "<", 5]}]}', 'Bottom must be less than top', 36],
  ['{"a": [{"numeric": ["<", 5, ">", 1]}]}', 'Too many elements in numeric expression', 30],
  ['{"a": [{"numeric": ["=", 6000000000]}]}', 'Value must be between -5.0E9 and 5.0E9, inclusive', 37],
  [
    '{"a": [{"anything-but": null}]}',
    'Value of anything-but must be an array or single string/number value.',
    29,
  ],
  ['{"a": [{"anything-but": {"cidr": "x"}}]}', 'Unsupported anything-but pattern: cidr', 35],
  ['{"a": [{"anything-but": {"prefix": ""}}]}', 'Null prefix/suffix not allowed', 38],
  [
    '{"a": [{"anything-but": ["x", 1]}]}',
    'Inside anything but list, either all values are number or string, mixed type is not supported',
    33,
  ],
  ['{"a": [{"wildcard": "x**y"}]}', 'Consecutive wildcard characters at pos 2', 27],
  ['{"a": [{"wildcard": "é**"}]}', 'Consecutive wildcard characters at pos 3', 26],
  [
    '{"a": [1] "b": [2]}',
    "Unexpected character ('\"' (code 34)): was expecting comma to separate Object entries",
    11,
  ],
  ["{'a': [1]}", "Unexpected character (''' (code 39)): was expecting double-quote to start field name", 2],
])('%s is refused where AWS notices it', (pattern, reason, column) => {
  expect(refusal(pattern)).toBe(at(pattern, reason, column));
});

it.each([
  [
    '{"a": [{"anything-but": ["x", null]}]}',
    'Inside anything but list, start|null|boolean is not supported.',
    35,
  ],
  ['{"a": [{"anything-but": {"prefix": [1]}}]}', 'prefix/suffix match pattern must be a string', 38],
])('%s is reported twice over, as AWS does inside lists', (pattern, reason, column) => {
  expect(refusal(pattern)).toBe(at(pattern, reason, column, column));
});

it.each([
  ['10.0.0.1', "Malformed CIDR, one '/' required"],
  ['10.0.0.1/x', 'Malformed CIDR, mask bits must be an integer'],
  ['10.0.0.1/-1', 'Malformed CIDR, mask bits must not be negative'],
  ['10.0.0.1/32', 'IPv4 mask bits must be < 32'],
  ['::1/128', 'IPv6 mask bits must be < 128'],
  ['host/8', 'Nonstandard IP address: host'],
  ['10.0.0.256/8', 'Invalid IP address: 10.0.0.256'],
])('the block %s is refused without a place', (cidr, reason) => {
  expect(refusal(JSON.stringify({ a: [{ cidr }] }))).toBe(reason);
});

it('places are counted in lines', () => {
  expect(refusal('{\n  "a": 1\n}')).toContain('line: 2, column: 9]');
});

it('only the first 500 characters of a long pattern are quoted', () => {
  const pattern = JSON.stringify({ a: ['x'.repeat(600)], b: 1 });
  expect(refusal(pattern)).toContain(`${pattern.slice(0, 500)}"[truncated ${pattern.length - 500} chars]`);
});

it('wildcards that overlap too often are refused, a few are not', () => {
  expect(refusal('{"a": [{"wildcard": "*:*:*:*:*:name/*"}]}')).toContain('Rule is too complex');
  expect(refusal('{"a": [{"wildcard": "/home/*/a/a/a/a/a/b.txt"}]}')).toBe('accepted');
  expect(refusal('{"a": [{"wildcard": "*a*"}, {"wildcard": "*b*"}]}')).toBe('accepted');
});

it('an $or without two members is read as a name, and refused as such', () => {
  expect(refusal('{"$or": [{"a": [1]}]}')).toContain('Unrecognized match type a');
  expect(refusal('{"$or": [{"prefix": ["x"]}, {"b": [1]}]}')).toContain(
    'prefix match pattern must be a string',
  );
});
