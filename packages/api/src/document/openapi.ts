/** Builds the OpenAPI 3.1 document of the API. */
import type { z } from 'zod';
import { type Access, refusalStatusesOf } from '../refusal.ts';
import { type RouteKey, routeSchemas } from '../routes.ts';
import { errorSchema } from '../schema/error.ts';
import type { RouteSchema } from '../schema/route-schema.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';

type Components = Map<string, JsonSchema>;

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly [part: string]: unknown;
}

/** Returns `getPayoutsPayoutId` for `GET /payouts/{payoutId}`, so that the id changes only with the route. */
const operationId = (key: string): string =>
  key.toLowerCase().split(' ')[0] +
  [...key.slice(key.indexOf(' ')).matchAll(/[A-Za-z0-9]+/g)]
    .map(([word]) => word[0]?.toUpperCase() + word.slice(1))
    .join('');

function parametersOf(place: 'path' | 'query', fields: z.ZodObject | undefined, components: Components) {
  return Object.entries(fields?.shape ?? {}).map(([name, field]) => {
    const { description, ...schema } = jsonSchemaOf(field as z.ZodType, components);
    const required = !(field as z.ZodType).safeParse(undefined).success;
    return { name, in: place, required, ...(description && { description }), schema };
  });
}

const json = (schema: JsonSchema, mediaType = 'application/json') => ({ [mediaType]: { schema } });

function answersOf(route: RouteSchema, who: Access, components: Components) {
  const error = jsonSchemaOf(errorSchema, components);
  const answers = Object.entries(route.answers).map(([status, answer]) => {
    const schema = jsonSchemaOf(answer, components);
    return [
      status,
      { description: answer.description ?? route.summary, content: json(schema, route.mediaType) },
    ] as const;
  });
  const refusals = refusalStatusesOf(route, who).map(({ status, codes, when }) => {
    const description = codes.length > 0 ? `${codes.join(', ')}: ${when}.` : `${when}.`;
    return [String(status), { description, content: json(error) }] as const;
  });
  return Object.fromEntries([...answers, ...refusals]);
}

const securityOf: Readonly<Record<Access['access'], object[]>> = {
  person: [{ idToken: [] }],
  key: [{ apiKey: [] }],
  anyone: [],
};

function operationOf(key: RouteKey, who: Access, components: Components) {
  const route: RouteSchema = routeSchemas[key];
  const parameters = [
    ...parametersOf('path', route.path, components),
    ...parametersOf('query', route.query, components),
  ];
  return {
    operationId: operationId(key),
    summary: route.summary,
    ...(who.group && { description: `For people of the group \`${who.group}\`.` }),
    security: securityOf[who.access],
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && {
      requestBody: { required: true, content: json(jsonSchemaOf(route.body, components)) },
    }),
    responses: answersOf(route, who, components),
  };
}

/** @param wiring who may call each route */
export function openApiDocument(wiring: Readonly<Record<RouteKey, Access>>): OpenApi {
  const components: Components = new Map();
  const paths: Record<string, Record<string, unknown>> = {};
  for (const key of Object.keys(routeSchemas) as RouteKey[]) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(key, wiring[key], components) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'CGDX data marketplace',
      version: '1',
      description:
        'Every call of the product. Answers are never cached. Amounts are decimal strings of base units (1 CGDX = 10^18). docs/api.md describes the same calls for people, and how to upload an export.',
    },
    servers: [{ url: '/', description: 'The API that answers this document.' }],
    paths,
    components: {
      schemas: Object.fromEntries([...components].sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        idToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A valid id token of the user pool; access tokens are refused.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key, made on the account page.',
        },
      },
    },
  };
}
