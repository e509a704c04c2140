import { expect, test } from 'vitest';
import { executionName } from '../execution-name.ts';
import { correlationOf } from './correlation.ts';

const uuid = '0b5e7d1c-4f0a-4c55-9d53-0e6b1f6f7a01';
const hash = 'a1'.repeat(32);

test('an id is found in a step’s input, an event’s detail and a request’s path', () => {
  expect(correlationOf({ contributionId: uuid })).toEqual({ contributionId: uuid });
  expect(correlationOf({ detail: { payoutId: hash, contributionId: uuid } })).toEqual({
    payoutId: hash,
    contributionId: uuid,
  });
  expect(correlationOf({ pathParameters: { purchaseId: hash } })).toEqual({ purchaseId: hash });
});

test('an id that a person has chosen is not logged: the name of the execution replaces it', () => {
  const chosen = { userSub: 'a-sub', contributionId: 'Weiming-91234567' };
  expect(correlationOf({ detail: chosen })).toEqual({ contributionId: executionName(chosen) });
  expect(correlationOf({ contributionId: 'Weiming-91234567' })).toEqual({});
  expect(correlationOf({ userSub: 'a-sub', payoutId: 'Weiming-91234567' })).toEqual({});
});

test('an input that is not text has no id', () => {
  for (const event of [undefined, 'x', { contributionId: 7 }, { detail: null }])
    expect(correlationOf(event)).toEqual({});
});
