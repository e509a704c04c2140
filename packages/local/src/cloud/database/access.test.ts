import { expect, test } from 'vitest';
import { accessesOf } from './access.ts';

const arnOf = (name: string): string => `arn:${name}`;
const accesses = (operation: string, body: object) => accessesOf(operation, JSON.stringify(body), arnOf);

test('a call on one table asks for its action there, and on an index for that index alone', () => {
  expect(accesses('PutItem', { TableName: 'a', Item: {} })).toEqual([
    { action: 'dynamodb:PutItem', resource: 'arn:a' },
  ]);
  expect(accesses('Query', { TableName: 'a', IndexName: 'byUser' })).toEqual([
    { action: 'dynamodb:Query', resource: 'arn:a/index/byUser' },
  ]);
});

test('a table named by its ARN is the same table', () => {
  const TableName = 'arn:aws:dynamodb:eu-west-1:123456789012:table/a';
  expect(accesses('GetItem', { TableName })).toEqual([{ action: 'dynamodb:GetItem', resource: 'arn:a' }]);
});

test('a batch asks for each of its tables', () => {
  expect(accesses('BatchGetItem', { RequestItems: { a: {}, b: {} } })).toEqual([
    { action: 'dynamodb:BatchGetItem', resource: 'arn:a' },
    { action: 'dynamodb:BatchGetItem', resource: 'arn:b' },
  ]);
});

test('a transaction asks for what each of its parts does', () => {
  const TransactItems = [
    { Put: { TableName: 'a' } },
    { Put: { TableName: 'a' } },
    { Update: { TableName: 'b' } },
    { ConditionCheck: { TableName: 'c' } },
    { Delete: { TableName: 'a' } },
  ];
  expect(accesses('TransactWriteItems', { TransactItems })).toEqual([
    { action: 'dynamodb:PutItem', resource: 'arn:a' },
    { action: 'dynamodb:UpdateItem', resource: 'arn:b' },
    { action: 'dynamodb:ConditionCheckItem', resource: 'arn:c' },
    { action: 'dynamodb:DeleteItem', resource: 'arn:a' },
  ]);
});

test.each([
  ['Scan', { TableName: 'secret', RequestItems: {} }, [['Scan', 'secret']]],
  ['PutItem', { TableName: 'secret', RequestItems: { mine: {} } }, [['PutItem', 'secret']]],
  [
    'UpdateItem',
    { TableName: 'secret', TransactItems: [{ Get: { TableName: 'mine' } }] },
    [['UpdateItem', 'secret']],
  ],
  ['DeleteTable', { TableName: 'secret', RequestItems: {} }, [['DeleteTable', 'secret']]],
  ['PutItem', { TableName: 'secret', IndexName: 'mine' }, [['PutItem', 'secret']]],
  ['BatchGetItem', { TableName: 'mine', RequestItems: { secret: {} } }, [['BatchGetItem', 'secret']]],
  [
    'TransactWriteItems',
    { TableName: 'mine', TransactItems: [{ Put: { TableName: 'secret' } }] },
    [['PutItem', 'secret']],
  ],
])('fields that %s does not read decide nothing', (operation, body, expected) => {
  expect(accesses(operation, body)).toEqual(
    expected.map(([action, name]) => ({ action: `dynamodb:${action}`, resource: `arn:${name}` })),
  );
});

test.each(['ExecuteStatement', 'BatchExecuteStatement', 'ExecuteTransaction'])(
  'a statement of PartiQL (%s) is an action on everything, whatever stands beside it',
  (operation) => {
    for (const body of [{ Statement: 'SELECT * FROM "secret"', RequestItems: {} }, { TableName: 'mine' }])
      expect(accesses(operation, body)).toEqual([{ action: `dynamodb:${operation}`, resource: '*' }]);
  },
);

test('a batch or a transaction of nothing is an action on everything', () => {
  expect(accesses('BatchGetItem', { RequestItems: {} })).toMatchObject([{ resource: '*' }]);
  expect(accesses('TransactWriteItems', { TransactItems: [] })).toMatchObject([{ resource: '*' }]);
});

test('a call without a table is an action on all tables', () => {
  for (const body of [
    '{}',
    'no json',
    '[]',
    '{"TransactItems":[]}',
    '{"TransactItems":[{"Other":{"TableName":"a"}}]}',
  ])
    expect(accessesOf('ListTables', body, arnOf)).toEqual([{ action: 'dynamodb:ListTables', resource: '*' }]);
});
