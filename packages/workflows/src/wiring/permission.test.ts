import { expect, test } from 'vitest';
import { workflows } from '../workflow.ts';
import type { Fn } from './function/fn.ts';
import { functions } from './function.ts';
import { callableBy, grantsOf } from './permission.ts';
import { buckets } from './resource/bucket.ts';
import { type Table, tables } from './resource/table.ts';

const base = { handler: 'api/x.handler', timeoutSeconds: 1, memoryMb: 128 };

test('a linked table without further permissions can be neither written nor scanned', () => {
  const [grant] = grantsOf({ ...base, links: ['DataPoolTable'] });
  expect(grant).toEqual({
    link: 'DataPoolTable',
    actions: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
    resources: ['{{DataPoolTable}}'],
  });
});

test('a linked resource without further permissions can only be read', () => {
  const links = [
    ...(Object.keys(tables) as (keyof typeof tables)[]),
    ...(Object.keys(buckets) as (keyof typeof buckets)[]),
    ...(Object.keys(workflows) as (keyof typeof workflows)[]),
    ...(['UserPool', 'Chain', 'Site', 'StripeSecretKey'] as const),
  ];
  const actions = new Set(grantsOf({ ...base, links }).flatMap((grant) => grant.actions));
  expect([...actions].sort()).toEqual([
    ...['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'],
    ...['s3:GetObject', 's3:GetObjectVersion', 's3:ListBucket'],
  ]);
});

test('no function may change or delete items of an append-only table', () => {
  for (const [name, fn] of Object.entries<Fn>(functions))
    for (const link of [...(fn.updates ?? []), ...(fn.removes ?? [])]) {
      const table: Table | undefined = tables[link as keyof typeof tables];
      expect(table?.appendOnly, `${name}: ${link}`).toBeUndefined();
    }
});

test('every permission of a function names a resource that it is linked to', () => {
  for (const [name, fn] of Object.entries<Fn>(functions))
    for (const list of [
      'adds',
      'updates',
      'removes',
      'checks',
      'scans',
      'notes',
      'clears',
      'starts',
    ] as const)
      for (const link of fn[list] ?? []) expect(fn.links, `${name} ${list}`).toContain(link);
});

test('a function that may only add items, or only change them, may do nothing else to the table', () => {
  const changes = (more: Partial<Fn>) =>
    grantsOf({ ...base, links: ['UploadTable'], ...more })
      .flatMap(({ actions }) => actions)
      .filter((action) => /Put|Update|Delete/.test(action));
  expect(changes({ adds: ['UploadTable'] })).toEqual(['dynamodb:PutItem']);
  expect(changes({ updates: ['UploadTable'] })).toEqual(['dynamodb:UpdateItem']);
});

test('a step records the state of its execution, and cannot read that of another', () => {
  const actions = grantsOf(functions['score-quality'])
    .filter(({ link }) => link === 'StandingTable')
    .flatMap((grant) => grant.actions);
  expect(actions).toEqual(['dynamodb:UpdateItem']);
});

test('the function that deletes withdrawn datasets can neither read nor write any', () => {
  const actions = grantsOf(functions['on-upload-withdrawn'])
    .filter(({ link }) => link === 'VerifiedBucket')
    .flatMap((grant) => grant.actions);
  expect(actions.sort()).toEqual([
    's3:DeleteObject',
    's3:DeleteObjectVersion',
    's3:ListBucket',
    's3:ListBucketVersions',
  ]);
});

test('each key is used by one function, which signs with no other key and does not hold the chain lane', () => {
  const signers = Object.entries(functions).flatMap(([name, fn]) =>
    grantsOf(fn)
      .filter(({ actions }) => actions.includes('kms:Sign'))
      .map(({ link }) => [link, name]),
  );
  expect(signers).toEqual([
    ['AppenderKey', 'sign-append'],
    ['PayerKey', 'sign-claims'],
    ['QuoterKey', 'sign-quotes'],
    ['SettlerKey', 'sign-refunds'],
  ]);
});

test('a signing function reads the stores that it checks, and writes nothing', () => {
  for (const name of ['sign-append', 'sign-claims', 'sign-quotes', 'sign-refunds'] as const) {
    const actions = grantsOf(functions[name]).flatMap((grant) => grant.actions);
    expect(actions.join()).not.toMatch(/Put|Update|Delete|Send|Start/);
  }
});

test('a function of the chain lane can change neither a payout nor an upload, so it cannot choose the wallet that is paid', () => {
  const lane = Object.values(functions).filter(({ links }) => links.some((link) => link === 'ClaimSigner'));
  expect(lane.length).toBeGreaterThan(0);
  const written = lane.flatMap((fn) =>
    grantsOf(fn)
      .filter(({ actions }) => /dynamodb:(Put|Update|Delete)/.test(actions.join()))
      .map(({ link }) => link),
  );
  expect(new Set(written)).toEqual(new Set(['MerkleTreeTable', 'ContributionTable', 'StandingTable']));
});

test('a function that resumes executions may do so for the named workflows only, and can stop none', () => {
  const grants = grantsOf({
    ...base,
    links: ['PurchaseWorkflow'],
    starts: ['PurchaseWorkflow'],
    resumes: ['PurchaseWorkflow'],
  });
  expect(grants).toEqual([
    { link: 'PurchaseWorkflow', actions: ['states:StartExecution'], resources: ['{{PurchaseWorkflow}}'] },
    {
      link: 'PurchaseWorkflow',
      actions: ['states:DescribeExecution', 'states:RedriveExecution'],
      resources: ['{{PurchaseWorkflow}}'],
      isOfExecutions: true,
    },
  ]);
});

test('only the functions that make transfers have the key by which a transfer is found', () => {
  const knowing = Object.entries<Fn>(functions).filter(([, { links }]) => links.includes('TransferGroupKey'));
  expect(knowing.map(([name]) => name)).toEqual(['transfer-reward']);
});

test('only the function that makes accounts can write which account gets a person’s bank payouts', () => {
  const writing = Object.entries<Fn>(functions).filter(([, fn]) =>
    grantsOf(fn).some(
      ({ link, actions }) => link === 'StripeAccountTable' && /Put|Update|Delete/.test(actions.join()),
    ),
  );
  expect(writing.map(([name]) => name)).toEqual(['api-stripe-account']);
});

test('the function that answers operators can change nothing, and start, stop and resume nothing', () => {
  const fn: Fn = functions['api-operator'];
  const actions = grantsOf(fn).flatMap((grant) => grant.actions);
  expect(actions.join()).not.toMatch(/Put|Update|Delete|Start|Stop|Redrive|Send|Invoke|Sign/);
  expect(callableBy(fn)).toEqual([]);
});

test('only one function stops executions and replays dead letters, and it changes neither money nor data', () => {
  const acting = Object.entries<Fn>(functions).filter(
    ([, fn]) =>
      callableBy(fn).length > 0 ||
      grantsOf(fn).some(({ actions }) => actions.includes('states:StopExecution')),
  );
  expect(acting.map(([name]) => name)).toEqual(['api-operator-action']);
  const written = grantsOf(functions['api-operator-action'])
    .filter(({ actions }) => /dynamodb:(Put|Update|Delete)/.test(actions.join()))
    .map(({ link }) => link);
  expect(written).toEqual(['ReviewTable', 'RequestTable', 'DeadLetterTable']);
  const started = grantsOf(functions['api-operator-action'])
    .filter(({ actions }) => actions.includes('states:StartExecution'))
    .map(({ link }) => link);
  expect(started).toEqual(['ContributionWorkflow']);
});

test('entries of the audit log can be neither changed nor deleted, and one function writes them', () => {
  const writing = Object.entries<Fn>(functions).filter(([, fn]) =>
    grantsOf(fn).some(({ link, actions }) => {
      if (link !== 'AuditTable') return false;
      expect(actions.join()).not.toMatch(/Update|Delete/);
      return actions.includes('dynamodb:PutItem');
    }),
  );
  expect(writing.map(([name]) => name)).toEqual(['record-action']);
});

test('the function that writes the audit log can reach nothing else, and only functions that act for operators, API keys or webhooks call it', () => {
  const reached = grantsOf(functions['record-action']).map(({ link }) => link);
  expect(new Set(reached)).toEqual(new Set(['AuditTable']));
  const calling = Object.entries<Fn>(functions).filter(([, { links }]) => links.includes('AuditRecorder'));
  expect(calling.map(([name]) => name)).toEqual([
    'api-charge',
    'api-webhook',
    'api-key',
    'api-recheck',
    'api-operator-action',
  ]);
});

test('the function that recalls uploads books nothing, refunds nothing and starts nothing', () => {
  const written = grantsOf(functions['api-recheck'])
    .filter(({ actions }) => /dynamodb:(Put|Update|Delete)|states:|s3:/.test(actions.join()))
    .map(({ link }) => link);
  expect(written).toEqual(['UploadTable', 'WithdrawalTable']);
});

test('no action is granted by a wildcard', () => {
  for (const fn of Object.values(functions)) {
    for (const { actions } of grantsOf(fn)) {
      for (const action of actions) expect(action).not.toContain('*');
    }
  }
});
