import { join } from 'node:path';
import type { Fn } from '@cgdx/workflows/wiring/function/fn.ts';
import { functions } from '@cgdx/workflows/wiring/function.ts';
import { grantsOf } from '@cgdx/workflows/wiring/permission.ts';
import { expect, test } from 'vitest';
import { readCodeNeeds } from '../read/code-need.ts';
import { repositoryRoot } from '../run/repository.ts';
import { differencesOfNeed, type Granted } from './need.ts';

const needOf = readCodeNeeds(join(repositoryRoot, 'packages/functions/src'));

function grantedTo(fn: Fn): Granted {
  const byLink = Map.groupBy(grantsOf(fn), ({ link }) => link as string);
  return new Map(
    [...byLink].map(([link, grants]) => [link, new Set(grants.flatMap(({ actions }) => actions))]),
  );
}

const differencesOf = (name: string, fn: Fn) => differencesOfNeed(name, needOf(fn.handler), grantedTo(fn));

test('every function may do to each table, bucket and workflow exactly what its code does', () => {
  const differences = Object.entries<Fn>(functions).flatMap(([name, fn]) => differencesOf(name, fn));
  expect(differences).toEqual([]);
});

test('the actions of code are found through imported files, and through constants', () => {
  const need = needOf(functions['settle-payout'].handler);
  expect([...(need.get('UploadTable') ?? [])]).toEqual(['dynamodb:UpdateItem']);
  expect([...(need.get('LedgerTable') ?? [])]).toEqual(['dynamodb:PutItem']);
  expect([...(needOf(functions['refund-payment'].handler).get('SettlerTable') ?? [])]).toEqual([
    'dynamodb:UpdateItem',
  ]);
  expect([...(needOf(functions['on-checkout-completed'].handler).get('PurchaseWorkflow') ?? [])]).toEqual([
    'states:StartExecution',
  ]);
});

test('a function without listed permissions lacks those for its writes', () => {
  const { adds: _, updates: __, ...unlisted }: Fn = functions['settle-payout'];
  expect(differencesOf('settle-payout', unlisted).sort()).toEqual([
    'settle-payout needs dynamodb:PutItem of LedgerTable, which is not granted.',
    'settle-payout needs dynamodb:UpdateItem of TransactionTable, which is not granted.',
    'settle-payout needs dynamodb:UpdateItem of UploadTable, which is not granted.',
  ]);
});

test('a function with more permissions than its code needs is found', () => {
  const generous: Fn = { ...functions['api-upload'], removes: ['AccessTable'] };
  expect(differencesOf('api-upload', generous)).toEqual([
    'api-upload may do dynamodb:DeleteItem to AccessTable, but never does: remove the permission.',
  ]);
});
