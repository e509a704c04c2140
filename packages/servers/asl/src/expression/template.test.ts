import { expect, inject, test } from 'vitest';
import { seededDouble } from './random.ts';
import { evaluateInteger, evaluateTemplate, evaluateTyped, expressionOf } from './template.ts';

const states = { input: { items: [3, 9], name: 'x' }, context: { State: { Name: 'S' } } };
const run = (template: Parameters<typeof evaluateTemplate>[0], bindings = {}) =>
  evaluateTemplate(template, { states, ...bindings }, 'Output');

test('only a string that is wholly {% ... %} is an expression', () => {
  expect(expressionOf('{% $a %}')).toBe('$a');
  expect(expressionOf(' {% $a %} ')).toBeUndefined();
  expect(expressionOf('{% $a %} b')).toBeUndefined();
});

test('expressions are replaced at any depth and literals stay', async () => {
  expect(
    await run({ a: ['{% $states.input.items[0] %}', { b: '{% $v %}' }], c: '$v', d: null }, { v: [1] }),
  ).toEqual({
    a: [3, { b: [1] }],
    c: '$v',
    d: null,
  });
});

test('the failure of an expression that returns nothing names the expression and its field', async () => {
  await expect(run({ a: [1, '{%  $states.input.nope %}'] })).rejects.toMatchObject({
    message:
      "The JSONata expression '$states.input.nope' specified for the field 'Output/a[1]' returned nothing (undefined).",
    location: 'Output/a[1]',
  });
});

test('the failure of an expression that throws carries the code of JSONata', async () => {
  await expect(run('{% 1 + "a" %}')).rejects.toThrow(
    `The JSONata expression '1 + "a"' specified for the field 'Output' threw an error during evaluation. T2002: The right side of the "+" operator must evaluate to a number`,
  );
});

test.runIf(inject('everyCase'))('an endless or too deep expression ends with an error', async () => {
  await expect(run('{% ($f := function($x){ 1 + $f($x) }; $f(1)) %}')).rejects.toThrow(
    /evaluation: Stack overflow/,
  );
  await expect(run('{% ($f := function($x){ $f($x) }; $f(1)) %}')).rejects.toThrow(
    /timeout: Check for infinite/,
  );
  await expect(run('{% $count([1..900000]) %}')).rejects.toThrow(/memory limit exceeded/);
});

test.runIf(inject('everyCase'))(
  'a pause of the whole process in the middle of an expression does not fail it',
  async () => {
    const nap = new Int32Array(new SharedArrayBuffer(4));
    let isOver = false;
    const evaluation = run('{% $sum($map([1..5000], function($v){ $v * 2 })) %}').finally(() => {
      isOver = true;
    });
    for (let turn = 0; turn < 500; turn++) await Promise.resolve();
    expect(isOver).toBe(false);
    Atomics.wait(nap, 0, 0, 1_500);
    expect(await evaluation).toBe(25_005_000);
  },
);

test.runIf(inject('everyCase'))('concurrent evaluations of one expression have separate limits', async () => {
  const source = '{% $count($map([1..20000], function($v){ ($v + 1) * 2 })) %}';
  expect(await Promise.all(Array.from({ length: 15 }, () => run(source)))).toEqual(Array(15).fill(20_000));
});

test('$eval does not exist', async () => {
  await expect(run('{% $eval("1+1") %}')).rejects.toThrow(/T1006: Attempted to invoke a non-function/);
});

test('a function is not a valid result', async () => {
  await expect(run('{% function($x){ $x } %}')).rejects.toThrow(/unsupported result type/);
});

test('the functions of Step Functions return the same results as on AWS', async () => {
  expect(await run('{% $partition([1,2,3,4,5], 2) %}')).toEqual([[1, 2], [3, 4], [5]]);
  expect(await run('{% $range(0, 6, 2) %}')).toEqual([0, 2, 4, 6]);
  expect(await run('{% $range(3, 1, -1) %}')).toEqual([3, 2, 1]);
  expect(await run('{% $hash("input", "SHA-1") %}')).toBe('140f86aae51ab9e1cda9b4254fe98a74eb54c1a1');
  expect(await run('{% $parse("{\\"a\\":1}").a %}')).toBe(1);
  expect(await run('{% $random(42) %}')).toBe(0.7275636800328681);
  expect(await run('{% $random() %}')).toBeTypeOf('number');
  expect(await run('{% $uuid() %}')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  expect(seededDouble(42)).toBe(0.7275636800328681);
});

test('the failure for a value of the wrong type names that type', async () => {
  await expect(evaluateTyped("{% 'string' %}", {}, 'Items', 'array')).rejects.toThrow(
    `The JSONata expression ''string'' specified for the field 'Items' returned an unexpected result type. Expected 'array', but was 'string' for value: "string"`,
  );
  await expect(evaluateInteger('{% 1.5 %}', {}, 'Seconds', 0)).rejects.toThrow(
    'The Seconds field cannot be parsed as an integer: 1.5',
  );
});

test('ordinary nesting stays far below the depth limit', async () => {
  const nested = `${'('.repeat(30)}1${')'.repeat(30)}`;
  expect(await run(`{% ${nested} %}`)).toBe(1);
  const chained =
    '{% [1..20] ~> $map(function($v){ {"a": {"b": [$v, $map([1,2], function($w){ $w + $v })]}} }) %}';
  expect(await run(chained)).toHaveLength(20);
});
