import { jsonSchemaOf } from '@cgdx/api/document/json-schema.ts';
import { routeSchemas } from '@cgdx/api/routes.ts';
import { rewardEarned, rewardPaid } from '@cgdx/core/ledger/entry.ts';
import { assertResponse } from '@cgdx/stand/cloud/assert-response.ts';
import { signedInEvent } from '@cgdx/stand/engine/signed-in-event.ts';
import { openPurchaseStand, type PurchaseStand, putUpload } from '@cgdx/stand/purchase/purchase-stand.ts';
import { functions } from '@cgdx/workflows/wiring/function.ts';
import { type Route, routes } from '@cgdx/workflows/wiring/route.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeTogether } from '../ground/table/item.ts';
import { ledgerPuts } from '../ledger/ledger.ts';
import { handler } from './account-route.ts';

let stand: PurchaseStand;

beforeAll(async () => {
  stand = await openPurchaseStand();
  process.env.SST_RESOURCE_AnonymousIdKey = JSON.stringify({ value: 'the key of this test' });
});
afterAll(() => stand?.stop());

async function ask(sub: string, route: string) {
  const { statusCode = 0, body = '' } = await handler(
    signedInEvent(route, { sub, email: `${sub}@example.com` }, {}),
  );
  const answered = JSON.parse(body);
  assertResponse(route, statusCode, answered);
  return answered;
}

test('each person has one constant hash, and no two people share one', async () => {
  const [ann, again, ben] = [
    await ask('ann', 'GET /account'),
    await ask('ann', 'GET /account'),
    await ask('ben', 'GET /account'),
  ];
  expect(ann.anonymousHash, 'proves product.user-anonymous-hash').toMatch(/^[0-9a-f]{64}$/);
  expect(again).toEqual(ann);
  expect(ben.anonymousHash).not.toBe(ann.anonymousHash);
});

test('the hash is shown to the person and to operators only, and no other function can compute it', () => {
  const knowing = Object.entries(functions).filter(([, { links }]) =>
    (links as readonly string[]).includes('AnonymousIdKey'),
  );
  expect(knowing.map(([name]) => name)).toEqual([
    'on-execution-started',
    'api-account',
    // These name their caller in the audit log, which operators read.
    'api-charge',
    'api-webhook',
    'api-key',
    'api-operator',
    'api-recheck',
    'api-operator-action',
  ]);
  const tellsOf = (name: string): string[] =>
    Object.entries(routeSchemas)
      .filter(([, { answers }]) => {
        const shapes = new Map();
        const direct = Object.values(answers).map((answer) => jsonSchemaOf(answer, shapes));
        return JSON.stringify([direct, ...shapes.values()]).includes(`"${name}":`);
      })
      .map(([route]) => route);
  expect(tellsOf('anonymousHash')).toEqual(['GET /account']);
  const toOperators = tellsOf('userHash');
  expect(toOperators.length).toBeGreaterThan(0);
  const serving: Readonly<Record<string, Route>> = routes;
  for (const route of toOperators) expect(serving[route]?.group, route).toBe('operators');
});

test('a statement lists what was earned and paid, with the balance after each entry, and only its person can read it', async () => {
  const [first, second] = [await putUpload({ userSub: 'ann' }), await putUpload({ userSub: 'ann' })];
  for (const entry of [
    rewardEarned(first, 'spotify', 'ann', 80n),
    rewardEarned(second, 'spotify', 'ann', 20n),
    rewardPaid(first, 'ann', 80n),
  ])
    await writeTogether(ledgerPuts(entry));
  const lines: Record<string, string>[] = await ask('ann', 'GET /account/statement');
  expect(lines.map(({ event, uploadHash, amount, balance }) => [event, uploadHash, amount, balance])).toEqual(
    [
      ['reward.earned', first, '80', '80'],
      ['reward.earned', second, '20', '100'],
      ['reward.paid', first, '-80', '20'],
    ],
  );
  expect(await ask('ben', 'GET /account/statement')).toEqual([]);
});
