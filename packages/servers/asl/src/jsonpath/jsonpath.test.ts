import { expect, test } from 'vitest';
import type { Json } from '../ground/json.ts';
import { holds } from './choice.ts';
import { callIntrinsic } from './intrinsic.ts';
import { lookUp, parsePath, place } from './path.ts';
import { fillTemplate } from './template.ts';

const input: Json = {
  a: { b: [1, 2, 3] },
  list: [
    { k: 'x', n: 1 },
    { k: 'y', n: 5 },
  ],
  'odd name': true,
  when: '2016-03-14T01:59:00Z',
};
const scope = { input, context: { Execution: { Id: 'arn' } }, variables: { v: { w: 9 } } };
const at = (path: string) => lookUp(parsePath(path), scope);

test('paths name values of the input, the context and variables', () => {
  expect(at('$.a.b[0]')).toBe(1);
  expect(at('$.a.b[-1]')).toBe(3);
  expect(at("$['odd name']")).toBe(true);
  expect(at('$$.Execution.Id')).toBe('arn');
  expect(at('$v.w')).toBe(9);
  expect(at('$.nope')).toBeUndefined();
  expect(at('$none')).toBeUndefined();
});

test('paths that may match several values return a list', () => {
  expect(at('$.list[*].k')).toEqual(['x', 'y']);
  expect(at('$.a.b[1:]')).toEqual([2, 3]);
  expect(at('$..n')).toEqual([1, 5]);
  expect(at('$.list[?(@.n > 2)]')).toEqual([{ k: 'y', n: 5 }]);
  expect(at("$.list[?(@.k == 'x' || @.n == 5)].n")).toEqual([1, 5]);
  expect(at('$.list[?(@.n > 99)]')).toEqual([]);
});

test('a reference path sets a value in a copy of the input', () => {
  expect(place(parsePath('$.a.c.d'), input, 7)).toMatchObject({ a: { b: [1, 2, 3], c: { d: 7 } } });
  expect(place(parsePath('$'), input, 7)).toBe(7);
  expect(input).not.toHaveProperty('a.c');
});

test('templates are evaluated at keys that end in .$', () => {
  expect(
    fillTemplate(
      { 'x.$': '$.a.b', y: '$.a.b', z: [{ 'q.$': "States.Format('{}-{}', $.a.b[0], $v.w)" }] },
      scope,
    ),
  ).toEqual({
    x: [1, 2, 3],
    y: '$.a.b',
    z: [{ q: '1-9' }],
  });
  expect(() => fillTemplate({ 'm.$': '$.nope' }, { ...scope, input: { x: 'a' } })).toThrow(
    `The JSONPath '$.nope' specified for the field 'm.$' could not be found in the input '{"x":"a"}'`,
  );
});

test('intrinsic functions return what AWS documents', () => {
  const call = (source: string) => callIntrinsic(source, scope);
  expect(call('States.StringToJson(\'{\\\\"a\\\\": 1}\')'.replaceAll('\\\\', ''))).toEqual({ a: 1 });
  expect(call('States.ArrayPartition($.a.b, 2)')).toEqual([[1, 2], [3]]);
  expect(call('States.ArrayRange(1, 9, 2)')).toEqual([1, 3, 5, 7, 9]);
  expect(call('States.ArrayContains($.a.b, 2)')).toBe(true);
  expect(call('States.ArrayUnique(States.Array(1, 1, 2))')).toEqual([1, 2]);
  expect(call("States.Hash('input', 'SHA-1')")).toBe('140f86aae51ab9e1cda9b4254fe98a74eb54c1a1');
  expect(call("States.StringSplit('1,2;3', ',;')")).toEqual(['1', '2', '3']);
  expect(call("States.Base64Decode(States.Base64Encode('é'))")).toBe('é');
  expect(call('States.MathAdd(1, -3)')).toBe(-2);
  expect(() => call('States.Nope()')).toThrow('Invalid Intrinsic Function');
  expect(() => call("States.Format('{}')")).toThrow();
});

test('rules compare by type and can be combined', () => {
  const rule = (given: Record<string, Json>) => holds(given, scope);
  expect(rule({ Variable: '$.a.b[1]', NumericEquals: 2 })).toBe(true);
  expect(rule({ Variable: '$.list[0].k', StringLessThan: 'y' })).toBe(true);
  expect(rule({ Variable: '$.list[0].k', NumericEquals: 1 })).toBe(false);
  expect(rule({ Variable: '$.when', TimestampLessThan: '2020-01-01T00:00:00Z' })).toBe(true);
  expect(rule({ Variable: '$.list[0].n', NumericLessThanPath: '$v.w' })).toBe(true);
  expect(rule({ Variable: '$.when', StringMatches: '2016-*Z' })).toBe(true);
  expect(rule({ Variable: '$.nope', IsPresent: false })).toBe(true);
  expect(
    rule({ And: [{ Variable: '$.a', IsPresent: true }, { Not: { Variable: '$.when', IsNumeric: true } }] }),
  ).toBe(true);
  expect(() => rule({ Variable: '$.nope', NumericEquals: 1 })).toThrow(
    "Invalid path '$.nope': The choice state's condition path references an invalid value.",
  );
});
