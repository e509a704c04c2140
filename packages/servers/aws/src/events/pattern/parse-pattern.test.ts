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

it.each([
  ['{"size": 42}', '"size" must be an object or an array'],
  ['{"size": "large"}', '"size" must be an object or an array'],
  ['{"tags": []}', 'Empty arrays are not allowed'],
  ['{"tags": {}}', 'Empty objects are not allowed'],
  ['[1]', 'Filter is not an object'],
  ['{"a": [[1]]}', 'Match value must be String, number, true, false, or null'],
  ['{"a": [{"Prefix": "x"}]}', 'Unrecognized match type Prefix'],
  ['{"a": [{}]}', 'Match expression name not found'],
  ['{"a": [{"prefix": "x", "suffix": "y"}]}', 'Only one key allowed in match expression'],
  ['{"a": [{"suffix": 5}]}', 'suffix match pattern must be a string'],
  ['{"a": [{"prefix": {"suffix": "x"}}]}', 'Unsupported prefix pattern: suffix'],
  ['{"a": [{"exists": "yes"}]}', 'exists match pattern must be either true or false.'],
  ['{"a": [{"numeric": 10}]}', 'Value of numeric must be an array.'],
  ['{"a": [{"numeric": ["!", 1]}]}', 'Unrecognized numeric range operator: !'],
  ['{"a": [{"numeric": [">", 5, "<", 5]}]}', 'Bottom must be less than top'],
  ['{"a": [{"numeric": ["<", 5, ">", 1]}]}', 'Too many elements in numeric expression'],
  ['{"a": [{"numeric": ["=", 6000000000]}]}', 'Value must be between -5.0E9 and 5.0E9, inclusive'],
  [
    '{"a": [{"anything-but": null}]}',
    'Value of anything-but must be an array or single string/number value.',
  ],
  ['{"a": [{"anything-but": {"cidr": "x"}}]}', 'Unsupported anything-but pattern: cidr'],
  ['{"a": [{"anything-but": {"prefix": ""}}]}', 'Null prefix/suffix not allowed'],
  [
    '{"a": [{"anything-but": ["x", 1]}]}',
    'Inside anything but list, either all values are number or string, mixed type is not supported',
  ],
  ['{"a": [{"wildcard": "x**y"}]}', 'Consecutive wildcard characters at pos 2'],
  ['{"a": [{"wildcard": "é**"}]}', 'Consecutive wildcard characters at pos 3'],
  [
    '{"a": [{"anything-but": ["x", null]}]}',
    'Inside anything but list, start|null|boolean is not supported.',
  ],
  ['{"a": [{"anything-but": {"prefix": [1]}}]}', 'prefix/suffix match pattern must be a string'],
])('%s is refused with the message of AWS', (pattern, reason) => {
  expect(refusal(pattern)).toBe(reason);
});

it.each(['', '{"a": [1] "b": [2]}', "{'a': [1]}", '{"a": [01]}', '{"a": [1]} {}', '{"a": ["\\x"]}'])(
  '%s is refused as invalid JSON',
  (pattern) => {
    expect(refusal(pattern)).toMatch(/JSON/);
  },
);

it.each([
  ['10.0.0.1', "Malformed CIDR, one '/' required"],
  ['10.0.0.1/x', 'Malformed CIDR, mask bits must be an integer'],
  ['10.0.0.1/-1', 'Malformed CIDR, mask bits must not be negative'],
  ['10.0.0.1/32', 'IPv4 mask bits must be < 32'],
  ['::1/128', 'IPv6 mask bits must be < 128'],
  ['host/8', 'Nonstandard IP address: host'],
  ['10.0.0.256/8', 'Invalid IP address: 10.0.0.256'],
])('the block %s is refused with the message of AWS', (cidr, reason) => {
  expect(refusal(JSON.stringify({ a: [{ cidr }] }))).toBe(reason);
});

it('wildcards with too many overlaps are refused, and few overlaps are accepted', () => {
  expect(refusal('{"a": [{"wildcard": "*:*:*:*:*:name/*"}]}')).toContain('Rule is too complex');
  expect(refusal('{"a": [{"wildcard": "/home/*/a/a/a/a/a/b.txt"}]}')).toBe('accepted');
  expect(refusal('{"a": [{"wildcard": "*a*"}, {"wildcard": "*b*"}]}')).toBe('accepted');
});

it('an $or without two members is read as a field name, and the refusal is that for a field', () => {
  expect(refusal('{"$or": [{"a": [1]}]}')).toContain('Unrecognized match type a');
  expect(refusal('{"$or": [{"prefix": ["x"]}, {"b": [1]}]}')).toContain(
    'prefix match pattern must be a string',
  );
});
