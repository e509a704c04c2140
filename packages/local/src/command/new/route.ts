/** A route of the API with a function of its own. */
import { type Recipe, roomTitle } from './recipe.ts';

const schema = (kebab: string, camel: string) => `/** What \`GET /${kebab}\` takes and answers. */
import { z } from "zod";
import type { RouteSchema } from "../schema/route-schema.ts";

export const ${camel}Routes = {
  'GET /${kebab}': {
    summary: 'Is not written yet.',
    answers: { 200: z.object({ count: z.number().int().describe('How many there are.') }) },
    errors: [],
    provedBy: 'functions/src/${kebab}/${kebab}-route.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
`;

const handler = (kebab: string) => `/** Answers \`GET /${kebab}\`. */
import { api } from "../ground/caller/api.ts";

export const handler = api({
  'GET /${kebab}': async () => {
    throw new Error('GET /${kebab} is not written yet');
  },
});
`;

const test = (kebab: string) => `import type { APIGatewayProxyEventV2WithJWTAuthorizer } from "aws-lambda";
import { expect, test } from "vitest";
import { handler } from "./${kebab}-route.ts";

const claims = { sub: 'person-1', 'cognito:username': 'person-1', email: 'ann@example.com', token_use: 'id' };
const asked = {
  routeKey: 'GET /${kebab}',
  requestContext: { timeEpoch: Date.now(), authorizer: { jwt: { claims } } },
  headers: {},
} as unknown as APIGatewayProxyEventV2WithJWTAuthorizer;

test('a person reads how many there are', async () => {
  expect(await handler(asked)).toMatchObject({ statusCode: 200 });
});
`;

export const route: Recipe = {
  adds: 'a route of the API, with a function of its own that answers it',
  example: 'listening-room',
  changesApi: true,
  write(tree, { kebab, camel }) {
    tree.add(`packages/api/src/route/${kebab}.ts`, schema(kebab, camel));
    const routes = 'packages/api/src/market-routes.ts';
    tree.before(
      routes,
      '\nexport const marketRoutes',
      `import { ${camel}Routes } from "./route/${kebab}.ts";\n`,
    );
    tree.after(routes, '  ...openApiRoutes,\n', `  ...${camel}Routes,\n`);
    const wiring = 'packages/workflows/src/wiring';
    tree.before(
      `${wiring}/function/api-function.ts`,
      "  'api-openapi': {",
      `  'api-${kebab}': {
    handler: '${kebab}/${kebab}-route.handler',
    timeoutSeconds: 30,
    memoryMb: 256,
    links: [],
  },
`,
    );
    tree.before(
      `${wiring}/route.ts`,
      "  'GET /openapi.json'",
      `  'GET /${kebab}': { fn: 'api-${kebab}', access: 'person' },\n`,
    );
    tree.add(`packages/functions/src/${kebab}/${kebab}-route.ts`, handler(kebab));
    tree.add(`packages/functions/src/${kebab}/${kebab}-route.test.ts`, test(kebab));
  },
  failing: ({ kebab }) => ({
    file: `packages/functions/src/${kebab}/${kebab}-route.test.ts`,
    title: 'a person reads how many there are',
  }),
  mayFail: [roomTitle],
  beside: [
    'packages/api/src',
    'packages/workflows/src/wiring',
    'packages/functions/src/wiring.test.ts',
    'packages/local/src/command/docs',
  ],
};
