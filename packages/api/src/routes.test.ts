import { expect, test } from 'vitest';
import { type JsonSchema, jsonSchemaOf } from './document/json-schema.ts';
import { specification } from './document/specification.ts';
import { routeSchemas } from './routes.ts';
import type { RouteSchema } from './schema/route-schema.ts';

const routes = Object.entries(routeSchemas) as [string, RouteSchema][];

test.each(routes)('%s has one field for each name in its braces, and none more', (key, { path }) => {
  const named = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(path?.shape ?? {})).toEqual(named);
});

/** Lists undescribed fields; those of an unnamed shape are described in the route's row. */
function fieldsWithoutSentence(where: string, schema: JsonSchema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    field.description || field.$ref || field.enum ? [] : [`${where}.${name}`],
  );
}

test('every field of every shape has a sentence', () => {
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
  expect(missing, 'say what each is with .describe()').toEqual([]);
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
  '%s as the specification writes it is understood, or names the call that comes first',
  (call, part, fields) => {
    const schema: RouteSchema = routeSchemas[call];
    const issues = schema[part]?.safeParse(fields).error?.issues ?? [];
    const absent = issues.map(({ path }) => path.join('.'));
    for (const field of absent) expect(schema.missing?.[field], field).toMatch(/ first, /);
  },
);

test('every call of the specification that takes a query or a body is tried as it is written', () => {
  const taking = specification.filter((call) => {
    const schema: RouteSchema | undefined = routeSchemas[call as keyof typeof routeSchemas];
    return schema?.body ?? (schema?.query && !call.includes('{'));
  });
  expect(new Set(written.map(([call]) => call))).toEqual(new Set(taking));
});
