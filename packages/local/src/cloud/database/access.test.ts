import { expect, test } from 'vitest';
import { accessesOf } from './access.ts';

const arnOf = (name: string): string => `arn:${name}`;
const accesses = (operation: string, body: object) => accessesOf(operation, JSON.stringify(body), arnOf);

test('a call on a table needs its action on that table, and a call on an index only on that index', () => {
  expect(accesses('PutItem', { TableName: 'a', Item: {} })).toEqual([
    { action: 'dynamodb:PutItem', resource: 'arn:a' },
  ]);
  expect(accesses('Query', { TableName: 'a', IndexName: 'byUser' })).toEqual([
    { action: 'dynamodb:Query', resource: 'arn:a/index/byUser' },
  ]);
});

test('a table may be named by its ARN', () => {
  const TableName = 'arn:aws:dynamodb:eu-west-1:123456789012:table/a';
  expect(accesses('GetItem', { TableName })).toEqual([{ action: 'dynamodb:GetItem', resource: 'arn:a' }]);
});

test('a batch needs access to each of its tables', () => {
  expect(accesses('BatchGetItem', { RequestItems: { a: {}, b: {} } })).toEqual([
    { action: 'dynamodb:BatchGetItem', resource: 'arn:a' },
    { action: 'dynamodb:BatchGetItem', resource: 'arn:b' },
  ]);
});

test('a transaction needs the action of each of its parts', () => {
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
])('fields that %s does not use are ignored', (operation, body, expected) => {
  expect(accesses(operation, body)).toEqual(
    expected.map(([action, name]) => ({ action: `dynamodb:${action}`, resource: `arn:${name}` })),
  );
});

test.each(['ExecuteStatement', 'BatchExecuteStatement', 'ExecuteTransaction'])(
  'a statement of PartiQL (%s) needs access to everything, whatever other fields the request has',
  (operation) => {
    for (const body of [{ Statement: 'SELECT * FROM "secret"', RequestItems: {} }, { TableName: 'mine' }])
      expect(accesses(operation, body)).toEqual([{ action: `dynamodb:${operation}`, resource: '*' }]);
  },
);

test('an empty batch or transaction needs access to everything', () => {
  expect(accesses('BatchGetItem', { RequestItems: {} })).toMatchObject([{ resource: '*' }]);
  expect(accesses('TransactWriteItems', { TransactItems: [] })).toMatchObject([{ resource: '*' }]);
});

test('a call without a table needs access to all tables', () => {
  for (const body of [
    '{}',
    'no json',
    '[]',
    '{"TransactItems":[]}',
    '{"TransactItems":[{"Other":{"TableName":"a"}}]}',
  ])
    expect(accessesOf('ListTables', body, arnOf)).toEqual([{ action: 'dynamodb:ListTables', resource: '*' }]);
});
