import { calls, presignedUrlCall } from '@cgdx/core/specification/call.ts';
import { expect, test } from 'vitest';
import { type JsonSchema, jsonSchemaOf } from './document/json-schema.ts';
import { specification } from './document/specification.ts';
import { routeSchemas } from './routes.ts';
import type { RouteSchema } from './schema/route-schema.ts';

const routes = Object.entries(routeSchemas) as [string, RouteSchema][];

test.each(routes)('%s has exactly one path field for each name in braces', (key, { path }) => {
  const named = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(path?.shape ?? {})).toEqual(named);
});

/** Returns the names of a call's inputs (path, query, body) and answers. Ignored inputs are named in the call's summary alone. */
function namesOf(call: string) {
  const { path, query, body, answers, summary }: RouteSchema =
    routeSchemas[call as keyof typeof routeSchemas];
  const components = new Map<string, JsonSchema>();
  const namesIn = (schemas: readonly JsonSchema[]) =>
    schemas.flatMap(({ properties = {} }) => Object.keys(properties));
  const shapesOf = (types: readonly (RouteSchema['query'] | RouteSchema['answers'][number])[]) =>
    types.flatMap((type) => (type ? [jsonSchemaOf(type, components)] : []));
  const taken = namesIn(shapesOf([path, query, body]));
  const ignored = [...summary.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const answered = shapesOf(Object.values(answers));
  return { takes: [...taken, ...ignored], answers: namesIn([...answered, ...components.values()]) };
}

const answered = calls.filter(({ call }) => call !== presignedUrlCall);

test.each(answered)('$call has the inputs and answers of the specification', ({ call, takes, answers }) => {
  const names = namesOf(call);
  expect(names.takes, 'proves call.path-specification-input').toEqual(expect.arrayContaining([...takes]));
  expect(names.answers).toEqual(expect.arrayContaining([...answers]));
});

test('each entity has the fields that the specification gives it', () => {
  const has = (...names: string[]) => expect.arrayContaining(names);
  const answersOf = (call: string) => namesOf(call).answers;
  const pool = answersOf('GET /data-pool');
  expect(pool, 'proves entity.data-pool-datapoolid').toContain('dataPoolId');
  expect(pool, 'proves entity.data-pool-datapoolname').toEqual(has('dataPoolName', 'price', 'maxIncentive'));
  expect(answersOf('GET /upload/{username}'), 'proves entity.upload-uploadhash-dataqualityscore').toEqual(
    has('uploadHash', 'dataQualityScore', 'rewardClaimed', 'dataPoolId', 'timestamp'),
  );
  const purchase = answersOf('GET /transactions');
  expect(purchase, 'proves entity.transaction-transactionhash-createdat').toEqual(
    has('transactionHash', 'createdAt', 'status'),
  );
  expect(purchase, 'proves entity.transaction-averagedataquality-spentamount').toEqual(
    has('averageDataQuality', 'spentAmount', 'uploadHashes', 'presignedUrl'),
  );
  expect(namesOf('POST /transactions').takes, 'proves entity.purchase-reported-transactionhash').toEqual(
    has('transactionHash', 'clientAccountAddress', 'spentAmount'),
  );
  const checkout = namesOf('POST /stripe/create-checkout-session');
  expect(checkout.takes, 'proves entity.checkout-session-amount').toEqual(
    has('amount', 'currency', 'success_url', 'cancel_url', 'userSub'),
  );
  expect(checkout.answers).toContain('url');
  const quality = answersOf('POST /upload_v2');
  expect(quality, 'proves entity.quality-response-data').toContain('data_quality_score');
  expect(quality, 'proves entity.quality-response-status').toEqual(has('data_status_code', 'detail'));
  expect(answersOf('POST /stripe/check-stripe-account'), 'proves entity.stripe-account-charges').toContain(
    'charges_enabled',
  );
  expect(
    [...answersOf('POST /stripe/create-stripe-account'), ...answersOf('GET /payouts')],
    'proves entity.payout-url-onboarding',
  ).toEqual(has('url', 'transferId'));
  expect(namesOf('POST /agent_chat').answers, 'proves entity.chat-message-text').toEqual(
    has('response', 'datasets', 'title', 'description', 'link'),
  );
});

test('each of the six groups of the specification has calls', () => {
  const groups = calls.map(({ call }) => /^\w+ \/([\w-]+)/.exec(call)?.[1]);
  const all = [...groups, ...routes.map(([key]) => /^\w+ \/([\w-]+)/.exec(key)?.[1])];
  expect(all, 'proves entity.six-api-groups').toEqual(
    expect.arrayContaining([
      'upload',
      'merkle-tree',
      'smart-contract',
      'data-pool',
      'transactions',
      'stripe',
    ]),
  );
});

/** Lists the fields without a description; an unnamed shape is described in the route's row and not here. */
function fieldsWithoutSentence(where: string, schema: JsonSchema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    field.description || field.$ref || field.enum ? [] : [`${where}.${name}`],
  );
}

test('every field of every shape has a description', () => {
  const components = new Map<string, JsonSchema>();
  const missing = routes.flatMap(([key, { path, query, body }]) =>
    [path, query, body].flatMap((part) =>
      part ? fieldsWithoutSentence(key, jsonSchemaOf(part, components)) : [],
    ),
  );
  for (const [, { answers }] of routes) {
    for (const answer of Object.values(answers)) jsonSchemaOf(answer, components);
  }
  for (const [name, schema] of components) missing.push(...fieldsWithoutSentence(name, schema));
  expect(missing, 'describe each field with .describe()').toEqual([]);
});

test('the specification names no call twice', () => {
  expect(new Set(specification).size).toBe(specification.length);
});

const ours = { userSub: 'b9d6c1de-1', username: 'ann@example.com', email: 'ann@example.com' };
const walletAddress = `0x${'a1'.repeat(20)}`;
const site = 'https://market.example/account';
const asked = { session_id: '', message: 'datasets about weather' };
const timestamps = [
  '1764306000000',
  '2026-11-28T05:00:00.000Z',
  String(new Date(0)),
  new Date(0).toUTCString(),
];

/** Requests with exactly the fields that the product's specification names. */
const written: readonly (readonly [
  call: keyof typeof routeSchemas,
  part: 'query' | 'body',
  fields: object,
])[] = [
  ...timestamps.flatMap((session_id) =>
    (['POST /agent_chat', 'POST /fusion_agent'] as const).map(
      (call) => [call, 'body', { ...asked, session_id }] as const,
    ),
  ),
  [
    'POST /upload_v2',
    'query',
    { title: 'Spotify', ObjectLocation: 'c3ViL3Nwb3RpZnkvMQ==', userId: ours.userSub },
  ],
  ['GET /transactions', 'query', { clientAccountAddress: walletAddress }],
  [
    'POST /transactions',
    'body',
    { transactionHash: `0x${'b2'.repeat(32)}`, clientAccountAddress: walletAddress, spentAmount: 80 },
  ],
  [
    'POST /smart-contract/upload-incentive',
    'body',
    { userId: ours.username, dataPoolId: 'spotify', clientAccountAddress: walletAddress },
  ],
  [
    'POST /smart-contract/upload-incentive-stripe',
    'body',
    { userId: ours.userSub, dataPoolId: 'spotify', stripeAccountId: 'acct_1PgafTB7WZ01zgkW' },
  ],
  ['POST /stripe/create-stripe-account', 'body', { email: ours.email, userSub: ours.userSub }],
  ['POST /stripe/check-stripe-account', 'body', { stripeAccountId: 'acct_1PgafTB7WZ01zgkW' }],
  ['POST /stripe/regenerate-stripe-link', 'body', { stripeAccountId: 'acct_1PgafTB7WZ01zgkW' }],
  [
    'POST /stripe/create-checkout-session',
    'body',
    { amount: 8, currency: 'sgd', success_url: site, cancel_url: site, userSub: ours.userSub },
  ],
];

test.each(written)(
  '%s accepts a request as the specification writes it, or names the call that must come first',
  (call, part, fields) => {
    const schema: RouteSchema = routeSchemas[call];
    const issues = schema[part]?.safeParse(fields).error?.issues ?? [];
    const absent = issues.map(({ path }) => path.join('.'));
    for (const field of absent) expect(schema.missing?.[field], field).toMatch(/ first, /);
  },
);

test('every call of the specification with a query or a body has a request in this test', () => {
  const taking = specification.filter((call) => {
    const schema: RouteSchema | undefined = routeSchemas[call as keyof typeof routeSchemas];
    return schema?.body ?? (schema?.query && !call.includes('{'));
  });
  expect(new Set(written.map(([call]) => call))).toEqual(new Set(taking));
});
