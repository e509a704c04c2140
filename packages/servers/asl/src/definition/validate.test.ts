import { expect, test } from 'vitest';
import type { Json } from '../ground/json.ts';
import { invalidDefinitionMessage } from './diagnostic.ts';
import { validateDefinition } from './validate.ts';

const machine = (states: Json, more: Record<string, Json> = {}) =>
  JSON.stringify({
    QueryLanguage: 'JSONata',
    StartAt: Object.keys(states as object)[0] ?? '',
    States: states,
    ...more,
  });
const said = (definition: string) =>
  validateDefinition(definition).map(({ code, message, location }) => `${code}: ${message} at ${location}`);
const end = { Type: 'Pass', End: true };

test('a valid definition has no diagnostics', () => {
  expect(said(machine({ A: { ...end, Output: { x: '{% $states.input.y %}', z: [1] } } }))).toEqual([]);
  expect(said(machine({ C: { Type: 'Choice', Choices: [{ Condition: true, Next: 'A' }] }, A: end }))).toEqual(
    [],
  );
});

test('text that is not a JSON object gets the diagnostic of AWS', () => {
  expect(said('')).toEqual(['SCHEMA_VALIDATION_FAILED: Definition must be a valid JSON object at undefined']);
  expect(validateDefinition('not a definition')).toEqual([
    { severity: 'ERROR', code: 'INVALID_JSON_DESCRIPTION', message: expect.stringContaining('JSON') },
  ]);
  expect(said('{}')).toEqual(['SCHEMA_VALIDATION_FAILED: These fields are required: [States, StartAt] at /']);
});

test('a JSONPath state is refused only in a JSONata machine, and its paths are checked', () => {
  expect(said(machine({ Pass: { ...end, QueryLanguage: 'JSONPath' } }))).toEqual([
    "SCHEMA_VALIDATION_FAILED: 'QueryLanguage' can not be 'JSONPath' if set to 'JSONata' for whole state machine at /States/Pass",
  ]);
  const path = (state: Json) => said(JSON.stringify({ StartAt: 'A', States: { A: state } }));
  expect(path({ ...end, Result: { a: 1 }, ResultPath: '$.x' })).toEqual([]);
  expect(path({ ...end, QueryLanguage: 'JSONata', Output: '{% $states.input %}' })).toEqual([]);
  expect(path({ ...end, Output: 1 })).toEqual([
    "SCHEMA_VALIDATION_FAILED: The QueryLanguage is set to 'JSONPath', but field 'Output' is only supported for the 'JSONata' QueryLanguage at /States/A",
  ]);
  expect(path({ ...end, Parameters: { 'a.$': 'nope' } })).toEqual([
    "SCHEMA_VALIDATION_FAILED: The value for the field 'a.$' must be a valid JSONPath or a valid intrinsic function call at /States/A/Parameters",
  ]);
});

test('fields of JSONPath and unknown fields are refused at their state', () => {
  expect(said(machine({ A: { ...end, ResultPath: '$', Foo: 1 } }))).toEqual([
    "SCHEMA_VALIDATION_FAILED: The QueryLanguage is set to 'JSONata', but field 'ResultPath' is only supported for the 'JSONPath' QueryLanguage at /States/A",
    "SCHEMA_VALIDATION_FAILED: Field 'Foo' is not supported at /States/A",
  ]);
  expect(said(machine({ A: { ...end, Catch: [] } }))).toEqual([
    "SCHEMA_VALIDATION_FAILED: Field 'Catch' is not supported at /States/A",
  ]);
});

test('transitions must have targets, reach every state, and lead to an end', () => {
  expect(said(machine({ pass1: { Type: 'Pass', Next: 'pass3' }, pass2: end }))).toEqual([
    "MISSING_TRANSITION_TARGET: Missing 'Next' target: pass3 at /States/pass1/Next",
    'MISSING_TRANSITION_TARGET: State "pass2" is not reachable. at /States/pass2',
  ]);
  const loop = { A: { Type: 'Pass', Next: 'B' }, B: { Type: 'Pass', Next: 'A' } };
  expect(validateDefinition(machine(loop))).toEqual([
    { severity: 'ERROR', code: 'MISSING_END_STATE', message: 'Workflow has no terminal state' },
  ]);
  expect(invalidDefinitionMessage(validateDefinition(machine(loop)))).toBe(
    "Invalid State Machine Definition: 'MISSING_END_STATE: Workflow has no terminal state at null'",
  );
  expect(said(machine({ A: { Type: 'Pass' } }))[0]).toContain('Next, End');
});

test('expressions must parse and refer only to names that exist', () => {
  expect(said(machine({ E: { ...end, Output: { v: '{% phone %}' } } }))).toEqual([
    "UNSUPPORTED_JSONATA_EXPRESSION: Reference to 'phone' at the top level is not supported. at /States/E/Output/v",
  ]);
  expect(said(machine({ Main: { ...end, Output: '{% 1 + %}' } }))).toEqual([
    'INVALID_JSONATA_EXPRESSION: Unexpected end of expression at /States/Main/Output',
  ]);
  expect(said(machine({ A: { ...end, Output: '{% $states.result %}' } })).join()).toContain('$states.result');
});

test('timestamps need a T, a time zone and an existing date', () => {
  const wait = (Timestamp: string) => said(machine({ W: { Type: 'Wait', Timestamp, End: true } }));
  const wrong = ['SCHEMA_VALIDATION_FAILED: String does not match RFC3339 timestamp at /States/W/Timestamp'];
  expect(wait('2016-12-05T21:29:29Z')).toEqual([]);
  expect(wait('2016-12-05T21:29:29.123456789Z')).toEqual([]);
  for (const bad of [
    '2016-12-05 21:29:29Z',
    '2016-12-05T21:29:29',
    '2016-13-05T21:29:29Z',
    '2016-02-30T21:29:29Z',
  ]) {
    expect(wait(bad)).toEqual(wrong);
  }
});

test('States.ALL must be alone and last, and numbers within their bounds', () => {
  const task = { Type: 'Task', Resource: 'arn:aws:states:::lambda:invoke', End: true };
  expect(
    said(
      machine({
        T: { ...task, Retry: [{ ErrorEquals: ['States.ALL'] }, { ErrorEquals: ['A'], BackoffRate: 0.5 }] },
      }),
    ),
  ).toEqual([
    'SCHEMA_VALIDATION_FAILED: States.ALL must appear in the last element at /States/T/Retry[0]/ErrorEquals',
    'SCHEMA_VALIDATION_FAILED: Minimum value is 1 at /States/T/Retry[1]/BackoffRate',
  ]);
  expect(said(machine({ T: { ...task, Resource: 'nope' } })).join()).toContain('/States/T/Resource');
});

test('states inside Map and Parallel are checked and reported with their own location', () => {
  const inner = { StartAt: 'P', States: { P: { ...end, Foo: 1 } } };
  expect(
    said(
      machine({
        M: { Type: 'Map', ItemProcessor: inner, Next: 'Q' },
        Q: { Type: 'Parallel', Branches: [inner], End: true },
      }),
    ),
  ).toEqual([
    "SCHEMA_VALIDATION_FAILED: Field 'Foo' is not supported at /States/M/ItemProcessor/States/P",
    'DUPLICATE_STATE_NAME: Duplicate State name: P at /States/Q/Branches[0]/States/P',
    "SCHEMA_VALIDATION_FAILED: Field 'Foo' is not supported at /States/Q/Branches[0]/States/P",
  ]);
});

test('an express machine may not have a task that waits for a token', () => {
  const definition = machine({
    T: { Type: 'Task', Resource: 'arn:aws:states:::sqs:sendMessage.waitForTaskToken', End: true },
  });
  expect(validateDefinition(definition, 'EXPRESS')[0]).toMatchObject({
    message: "Express state machine does not support '.waitForTaskToken' service integration ",
    location: '/States/T/Resource',
  });
});
