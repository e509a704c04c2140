import { expect, test } from 'vitest';
import { functions } from './function.ts';
import { grantsOf } from './permission.ts';

const base = { handler: 'api/x.handler', timeoutSeconds: 1, memoryMb: 128 };

test('a table that is only read can be neither written nor scanned', () => {
  const [grant] = grantsOf({ ...base, links: ['DataPoolTable'], reads: ['DataPoolTable'] });
  expect(grant).toEqual({
    link: 'DataPoolTable',
    actions: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
    resources: ['{{DataPoolTable}}'],
  });
});

test('what stands in the ledger can be added to, never changed or deleted', () => {
  const actions = grantsOf({ ...base, links: ['LedgerTable'] }).flatMap((grant) => grant.actions);
  expect(actions).toContain('dynamodb:PutItem');
  expect(actions).not.toContain('dynamodb:UpdateItem');
  expect(actions).not.toContain('dynamodb:DeleteItem');
});

test('only functions of the chain lane may sign', () => {
  const signers = Object.entries(functions)
    .filter(([, fn]) => grantsOf(fn).some(({ actions }) => actions.includes('kms:Sign')))
    .map(([name]) => name);
  expect(signers.sort()).toEqual(['on-chain-tick', 'pay-reward-on-chain', 'update-root-on-chain']);
});

test('no action is granted by a wildcard', () => {
  for (const fn of Object.values(functions)) {
    for (const { actions } of grantsOf(fn)) {
      for (const action of actions) expect(action).not.toContain('*');
    }
  }
});
