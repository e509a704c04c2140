import { expect, test } from 'vitest';
import { parseExpression } from './jsonata.ts';
import { referencesOf } from './reference.ts';

const topLevel = (source: string) => [...referencesOf(parseExpression(source)).topLevel];
const variables = (source: string) => [...referencesOf(parseExpression(source)).variables];

test('names without a context are found at any depth', () => {
  expect(topLevel('phone')).toEqual(['phone']);
  expect(topLevel('$a + b.c')).toEqual(['b']);
  expect(topLevel('$map($a, function($v){ $v.b & c })')).toEqual(['c']);
  expect(topLevel('[x..3]')).toEqual(['x']);
  expect(topLevel('($a := 1; $a + b)')).toEqual(['b']);
  expect(topLevel('{"k": z}')).toEqual(['z']);
});

test('names inside a path, filter, group, sort or transform have a context', () => {
  expect(topLevel('$states.input[foo=1]{bar: $sum(x)}')).toEqual([]);
  expect(topLevel('$states.input.items.($x + y)')).toEqual([]);
  expect(topLevel('$states.input.foo^(bar)')).toEqual([]);
  expect(topLevel('$states.input ~> |a|{"b": c}|')).toEqual([]);
  expect(topLevel('$states.input.a.b.%.c')).toEqual([]);
  expect(topLevel('[$a][b=1]')).toEqual([]);
});

test('only variables that the expression does not bind itself are reported', () => {
  expect(variables('$a + $b.c')).toEqual(['a', 'b']);
  expect(variables('($x := $a; $x + $f($y))')).toEqual(['a', 'y']);
  expect(variables('$map($list, function($v, $i){ $v * $i })')).toEqual(['list']);
  expect(variables('$states.input@$i.x[$i.y = $z]')).toEqual(['z']);
});

test('parts of $states and $$ are distinguished', () => {
  const found = referencesOf(parseExpression('$states.input.a & $states.errorOutput.Error & $$'));
  expect([...found.states]).toEqual(['input', 'errorOutput']);
  expect(found.root).toBe(true);
});
