import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type JsonSchema, jsonSchemaOf } from './document/json-schema.ts';
import { specification } from './document/specification.ts';
import type { RouteSchema } from './route.ts';
import { routeSchemas } from './routes.ts';

const packages = join(import.meta.dirname, '../..');
const routes = Object.entries(routeSchemas) as [string, RouteSchema][];

test.each(routes)('%s is proved by a test that there is', (_key, { provedBy }) => {
  expect(existsSync(join(packages, provedBy)), provedBy).toBe(true);
});

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
