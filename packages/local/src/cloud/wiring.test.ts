import { rules, schedules } from '@cgdx/workflows/wiring/event.ts';
import { type Fn, functionLinks } from '@cgdx/workflows/wiring/function/fn.ts';
import { functions } from '@cgdx/workflows/wiring/function.ts';
import { buckets } from '@cgdx/workflows/wiring/resource/bucket.ts';
import { secrets } from '@cgdx/workflows/wiring/resource/secret.ts';
import { signingKeys } from '@cgdx/workflows/wiring/resource/signing-key.ts';
import { tables } from '@cgdx/workflows/wiring/resource/table.ts';
import { keyAuthorizer, routes } from '@cgdx/workflows/wiring/route.ts';
import { workflows } from '@cgdx/workflows/workflow.ts';
import { expect, test } from 'vitest';
import { fillLinks, functionArnOf, functionNames, workflowNames } from '../ground/name.ts';

/** The longest duration of a Lambda function. */
const longestLambdaSeconds = 900;
/** The longest time for which API Gateway waits for a response. */
const longestApiSeconds = 30;

test('every link of a function refers to a resource of the wiring', () => {
  const made = new Set<string>([
    ...Object.keys(tables),
    ...Object.keys(buckets),
    ...Object.keys(workflows),
    ...Object.keys(secrets),
    ...Object.keys(signingKeys),
    ...Object.keys(functionLinks),
    ...[
      'EventBus',
      'PushApi',
      'UserPool',
      'WebClient',
      'Chain',
      'SamplePolicy',
      'WebhookPolicy',
      'EarlyBird',
      'Seller',
      'Site',
      'Stripe',
      'AssistantModel',
    ],
  ]);
  for (const name of functionNames) {
    for (const link of functions[name].links) expect(made, `${name} is linked to ${link}`).toContain(link);
  }
});

test('everything that calls a function names an existing one', () => {
  const targets = [...Object.values(rules), ...Object.values(schedules)].map(({ target }) => target);
  expect(functionNames).toEqual(expect.arrayContaining(Object.values(functionLinks)));
  const answering = Object.values(routes).map(({ fn }) => fn);
  for (const name of [...targets, ...answering]) expect(functionNames).toContain(name);
  const called = workflowNames.flatMap((name) =>
    [...JSON.stringify(workflows[name].define(functionArnOf)).matchAll(/cgdx-local-([a-z-]+)/g)].map(
      ([, fn]) => fn,
    ),
  );
  expect(called.length).toBeGreaterThan(0);
  for (const fn of called) expect(functionNames).toContain(fn);
});

test('every function is called by something', () => {
  const words = JSON.stringify([
    rules,
    schedules,
    routes,
    keyAuthorizer,
    functionLinks,
    functionNames.filter((name) => (functions[name] as Fn).streamsTo !== undefined),
    functionNames.filter((name) => (functions[name] as Fn).collectsDeadLetters),
    workflowNames.map((name) => workflows[name].define((fn) => fn)),
  ]);
  for (const name of functionNames) expect(words, `${name} is called by something`).toContain(`"${name}"`);
});

test('limits are within those of AWS', () => {
  for (const name of functionNames) {
    expect(functions[name].timeoutSeconds).toBeLessThanOrEqual(
      name.startsWith('api-') ? longestApiSeconds : longestLambdaSeconds,
    );
  }
});

test('every rule can be put on the bus', () => {
  for (const { pattern } of Object.values(rules)) {
    expect(JSON.stringify(fillLinks(pattern))).not.toContain('{{');
  }
});
