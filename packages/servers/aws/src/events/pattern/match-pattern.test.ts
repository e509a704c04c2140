import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventLeaves } from './event-leaf.ts';
import { matchesPattern } from './match-pattern.ts';
import { parsePattern } from './parse-pattern.ts';

const matches = (pattern: unknown, event: unknown): boolean =>
  matchesPattern(parsePattern(JSON.stringify(pattern)), eventLeaves(JSON.stringify(event)));
/** Returns whether a field `a` with this value matches `a: [element]`. */
const takes = (element: unknown, value: unknown): boolean => matches({ a: [element] }, { a: value });

describe('values', () => {
  it('a value matches only the same value of the same type', () => {
    expect(takes('1', '1')).toBe(true);
    expect(takes('1', 1)).toBe(false);
    expect(takes('true', true)).toBe(false);
    expect(takes(true, true)).toBe(true);
    expect(takes('', '')).toBe(true);
    expect(takes('', 'x')).toBe(false);
  });

  it('null matches only null, not a missing field and not an empty string', () => {
    expect(takes(null, null)).toBe(true);
    expect(takes(null, '')).toBe(false);
    expect(matches({ a: [null] }, { b: 1 })).toBe(false);
    expect(takes(null, [])).toBe(false);
  });

  it('numbers are compared by value up to six decimals, and beyond that by their text', () => {
    const written = (event: string) => matchesPattern(parsePattern('{"a":[300]}'), eventLeaves(event));
    expect(written('{"a":3.0e2}')).toBe(true);
    expect(written('{"a":300.000}')).toBe(true);
    expect(written('{"a":300.1}')).toBe(false);
    const account = (event: string) =>
      matchesPattern(parsePattern('{"a":[123456789012]}'), eventLeaves(event));
    expect(account('{"a":123456789012}')).toBe(true);
    expect(account('{"a":123456789012.0}')).toBe(false);
  });

  it('an address is recognised in any notation', () => {
    expect(takes('::1', '0:0:0:0:0:0:0:1')).toBe(true);
    expect(takes('10.0.0.1', '10.0.0.2')).toBe(false);
    expect(takes('10.0.0.999', '10.0.0.999')).toBe(true);
  });
});

describe('strings', () => {
  it('prefix and suffix match only strings', () => {
    expect(takes({ prefix: '12' }, '123')).toBe(true);
    expect(takes({ prefix: '12' }, 123)).toBe(false);
    expect(takes({ suffix: '.zip' }, 'a.zip')).toBe(true);
    expect(takes({ suffix: '.zip' }, 'zip')).toBe(false);
    expect(takes({ prefix: '' }, 'anything')).toBe(true);
    expect(takes({ prefix: '' }, 1)).toBe(false);
  });

  it('case can be ignored in whole values, prefixes and suffixes', () => {
    expect(takes({ 'equals-ignore-case': 'Alice' }, 'aLICE')).toBe(true);
    expect(takes({ 'equals-ignore-case': 'Alice' }, 'aLICEs')).toBe(false);
    expect(takes({ prefix: { 'equals-ignore-case': 'EU-' } }, 'eu-west')).toBe(true);
    expect(takes({ suffix: { 'equals-ignore-case': '.PNG' } }, 'x.png')).toBe(true);
    expect(takes({ suffix: { 'equals-ignore-case': '.PNG' } }, 'x.pngs')).toBe(false);
  });

  it('a wildcard matches any run of characters, and an escaped one matches itself', () => {
    expect(takes({ wildcard: 'a*c' }, 'ac')).toBe(true);
    expect(takes({ wildcard: 'a*c' }, 'abcabc')).toBe(true);
    expect(takes({ wildcard: 'a*c' }, 'abcab')).toBe(false);
    expect(takes({ wildcard: 'a\\*c' }, 'a*c')).toBe(true);
    expect(takes({ wildcard: 'a\\*c' }, 'abc')).toBe(false);
    expect(takes({ wildcard: 'a\\\\*' }, 'a\\z')).toBe(true);
  });

  it('a wildcard matches the same texts as the equivalent regular expression', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '/'), maxLength: 12 });
    const globs = letters.map((text) => text.replaceAll('/', '*').replace(/\*+/g, '*'));
    fc.assert(
      fc.property(globs, letters, (glob, text) => {
        fc.pre(glob.split('*').length < 4);
        const reference = new RegExp(`^${glob.replaceAll('*', '.*')}$`);
        expect(takes({ wildcard: glob }, text)).toBe(reference.test(text));
      }),
    );
  });
});

describe('numbers', () => {
  it('ranges can include or exclude their bounds', () => {
    const range = { numeric: ['>', 0, '<=', 5] };
    expect([0, 0.000001, 5, 5.000001].map((value) => takes(range, value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(takes({ numeric: ['=', 301.8] }, 301.8)).toBe(true);
    expect(takes({ numeric: ['<', 10] }, '5')).toBe(false);
    expect(takes({ numeric: ['<', 10] }, null)).toBe(false);
  });

  it('a range matches the same numbers as its two comparisons', () => {
    const number = fc.integer({ min: -2_000_000, max: 2_000_000 }).map((each) => each / 1000);
    fc.assert(
      fc.property(number, number, number, (low, high, value) => {
        fc.pre(low < high);
        expect(takes({ numeric: ['>=', low, '<', high] }, value)).toBe(value >= low && value < high);
      }),
    );
  });
});

describe('addresses', () => {
  it('a block contains its first and last address, and not the addresses next to them', () => {
    const block = { cidr: '10.0.1.7/24' };
    expect(['10.0.0.255', '10.0.1.0', '10.0.1.255', '10.0.2.0'].map((ip) => takes(block, ip))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(takes({ cidr: '2001:db8:1234:1a00::/64' }, '2001:db8:1234:1a00::9')).toBe(true);
    expect(takes({ cidr: '2001:db8:1234:1a00::/64' }, '2001:db8:1234:1a01::')).toBe(false);
    expect(takes({ cidr: '0.0.0.0/0' }, '::1')).toBe(false);
    expect(takes({ cidr: '0.0.0.0/0' }, 'no address')).toBe(false);
    expect(takes({ cidr: '0.0.0.0/0' }, 7)).toBe(false);
  });
});

describe('anything but', () => {
  it('matches every present value that is not listed, of any type', () => {
    expect(takes({ 'anything-but': 'x' }, 'y')).toBe(true);
    expect(takes({ 'anything-but': 'x' }, 'x')).toBe(false);
    expect(takes({ 'anything-but': ['x', 'z'] }, 'z')).toBe(false);
    expect(takes({ 'anything-but': 'x' }, null)).toBe(true);
    expect(takes({ 'anything-but': 0 }, 0)).toBe(false);
    expect(takes({ 'anything-but': [1, 2] }, 3)).toBe(true);
    expect(matches({ a: [{ 'anything-but': 'x' }] }, { b: 'y' })).toBe(false);
  });

  it('accepts prefixes, suffixes, wildcards and case-insensitive values, one or several', () => {
    const refuses = (inner: unknown, value: unknown) => !takes({ 'anything-but': inner }, value);
    expect(refuses({ prefix: 'init' }, 'initial')).toBe(true);
    expect(refuses({ prefix: ['init', 'stop'] }, 'stopped')).toBe(true);
    expect(refuses({ prefix: ['init', 'stop'] }, 5)).toBe(false);
    expect(refuses({ suffix: ['.txt', '.rtf'] }, 'a.rtf')).toBe(true);
    expect(refuses({ wildcard: '*/lib/*' }, '/a/lib/b')).toBe(true);
    expect(refuses({ wildcard: ['*/lib/*', '*.md'] }, 'x/y')).toBe(false);
    expect(refuses({ 'equals-ignore-case': ['A', 'b'] }, 'B')).toBe(true);
    expect(refuses({ wildcard: '' }, 'x')).toBe(false);
  });

  it('matches the strings that the same test without anything-but does not match', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', 'b'), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(text, text, fc.constantFrom('prefix', 'suffix', 'equals-ignore-case'), (a, b, operator) => {
        expect(takes({ 'anything-but': { [operator]: a } }, b)).toBe(!takes({ [operator]: a }, b));
      }),
    );
  });
});

describe('presence', () => {
  it('a field exists if it has a leaf: an object or an empty array does not count', () => {
    const exists = (value: unknown) => takes({ exists: true }, value);
    expect([1, null, '', [0]].map(exists)).toEqual([true, true, true, true]);
    expect([{}, { b: 1 }, [], [[]]].map(exists)).toEqual([false, false, false, false]);
    expect(matches({ a: [{ exists: false }] }, { a: { b: 1 } })).toBe(true);
    expect(matches({ a: { b: [{ exists: false }] } }, { a: 'text' })).toBe(true);
  });

  it('absence can be one of several alternatives', () => {
    const pattern = { a: ['x', { exists: false }] };
    expect(matches(pattern, { a: 'x' })).toBe(true);
    expect(matches(pattern, { b: 1 })).toBe(true);
    expect(matches(pattern, { a: 'y' })).toBe(false);
  });
});

describe('structure', () => {
  it('all fields must match, and any value of a field', () => {
    const pattern = { source: ['s'], detail: { state: ['a', 'b'], n: [1] } };
    expect(matches(pattern, { source: 's', detail: { state: 'b', n: 1, more: true } })).toBe(true);
    expect(matches(pattern, { source: 's', detail: { state: 'b' } })).toBe(false);
  });

  it('names with dots are equivalent to nested names, in patterns and in events', () => {
    expect(matches({ a: { 'b.c': ['x'] } }, { a: { b: { c: 'x' } } })).toBe(true);
    expect(matches({ a: { b: { c: ['x'] } } }, { 'a.b': { c: 'x' } })).toBe(true);
  });

  it('an array matches by any of its elements, at any depth', () => {
    expect(matches({ a: ['x'] }, { a: ['y', ['x']] })).toBe(true);
    expect(matches({ a: ['x', 'z'] }, { a: ['y'] })).toBe(false);
  });

  it('fields inside an array of objects must come from the same object', () => {
    const people = [
      { first: 'Ann', last: 'Lee' },
      { first: 'Bob', last: 'Ray' },
    ];
    expect(matches({ p: { first: ['Ann'], last: ['Lee'] } }, { p: people })).toBe(true);
    expect(matches({ p: { first: ['Ann'], last: ['Ray'] } }, { p: people })).toBe(false);
    expect(matches({ p: { first: ['Ann'], last: ['Ray'] } }, { p: [people, [people[0]]] })).toBe(false);
    expect(matches({ p: { first: ['Ann'] }, q: { last: ['Ray'] } }, { p: people, q: people })).toBe(true);
  });

  it('many arrays with many elements are matched quickly', () => {
    const items = Array.from({ length: 400 }, (_, index) => ({ x: index, y: index }));
    const event = { a: items, b: items, c: items, d: items };
    const any = { x: [{ exists: true }], y: [{ numeric: ['>=', 0] }] };
    expect(matches({ a: any, b: any, c: any, d: { x: [399], y: [0] } }, event)).toBe(false);
  });

  it('the last of two equal keys counts', () => {
    const pattern = parsePattern('{"a":{"b":[{"prefix":"us-"}],"b":["eu"]}}');
    expect(matchesPattern(pattern, eventLeaves('{"a":{"b":"eu"}}'))).toBe(true);
    expect(matchesPattern(pattern, eventLeaves('{"a":{"b":"us-1"}}'))).toBe(false);
  });
});

describe('$or', () => {
  const pattern = { s: ['x'], $or: [{ a: [1] }, { b: [2], $or: [{ c: [3] }, { d: [4] }] }] };

  it('requires one of its members, nested or not, and all other fields', () => {
    expect(matches(pattern, { s: 'x', a: 1 })).toBe(true);
    expect(matches(pattern, { s: 'x', b: 2, d: 4 })).toBe(true);
    expect(matches(pattern, { s: 'x', b: 2 })).toBe(false);
    expect(matches(pattern, { s: 'y', a: 1 })).toBe(false);
  });

  it('two of them combine to all pairs of their members', () => {
    const both = { $or: [{ a: [1] }, { b: [1] }], d: { $or: [{ a: [1] }, { b: [1] }] } };
    expect(matches(both, { b: 1, d: { a: 1 } })).toBe(true);
    expect(matches(both, { b: 1, d: { c: 1 } })).toBe(false);
  });

  it('is an ordinary field name if its value is an object', () => {
    expect(matches({ $or: { a: [1] } }, { $or: { a: 1 } })).toBe(true);
  });

  it('of more than a thousand combinations is refused', () => {
    const ten = (name: string) => Array.from({ length: 10 }, (_, index) => ({ [name]: [index] }));
    const level = (depth: number): unknown =>
      depth === 0 ? { $or: ten('z') } : { $or: ten(`f${depth}`), [`n${depth}`]: level(depth - 1) };
    expect(() => parsePattern(JSON.stringify(level(2)))).not.toThrow();
    expect(() => parsePattern(JSON.stringify(level(3)))).toThrow('more than 1000 rule combinations');
  });
});
