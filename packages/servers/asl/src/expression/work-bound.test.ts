import jsonata from 'jsonata';
import { expect, test } from 'vitest';
import { registerFunctions } from './function.ts';
import { boundWork } from './work-bound.ts';

const limits = { steps: 1_000, cpuMs: 100 };

async function endOf(source: string, bound = limits): Promise<unknown> {
  const expression = jsonata(source);
  registerFunctions(expression);
  boundWork(expression, bound);
  return expression.evaluate(undefined).catch((error: { readonly code: string }) => error.code);
}

test('an endless expression is ended after the same number of steps on every machine', async () => {
  const count = (to: number) => endOf(`$count($map([1..${to}], function($v){ $v }))`);
  expect(await count(300)).toBe(300);
  expect(await count(1_000)).toBe('D1012');
});

test('an expression of few expensive steps is ended by its CPU time', async () => {
  const text = 'x'.repeat(1_000_000);
  const endless = `($f := function($n){ ($hash("${text}", "SHA-512"); $f($n + 1)) }; $f(0))`;
  expect(await endOf(endless, { ...limits, steps: Number.POSITIVE_INFINITY })).toBe('D1012');
});

test('each evaluation has its own limit, both consecutive and concurrent ones', async () => {
  const expression = jsonata('$count($map([1..300], function($v){ $v }))');
  boundWork(expression, limits);
  const turns = Array.from({ length: 5 }, () => expression.evaluate(undefined));
  expect(await Promise.all(turns)).toEqual(Array(5).fill(300));
  expect(await expression.evaluate(undefined)).toBe(300);
});

test('concurrent evaluations on one thread are measured separately, and only the one with too much work is ended', async () => {
  const text = 'x'.repeat(1_000_000);
  const endless = `($f := function($n){ ($hash("${text}", "SHA-512"); $f($n + 1)) }; $f(0))`;
  const greedy = endOf(endless, { steps: Number.POSITIVE_INFINITY, cpuMs: 500 });
  const modest = Array.from({ length: 5 }, () =>
    endOf('$count($map([1..2000], function($v){ $v * 2 }))', { steps: 20_000, cpuMs: 400 }),
  );
  expect(await Promise.all(modest)).toEqual(Array(5).fill(2_000));
  expect(await greedy).toBe('D1012');
});
