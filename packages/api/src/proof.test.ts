import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { routeSchemas } from './routes.ts';
import type { RouteSchema } from './schema/route-schema.ts';

const packages = join(import.meta.dirname, '../..');
const routes = Object.entries(routeSchemas) as [string, RouteSchema][];

const inserted = String.raw`\$\{[^}]*\}`;
const escaped = (text: string): string => text.replaceAll(/[.$]/g, String.raw`\$&`);

/**
 * Returns whether a source contains the route in a string: after the route's method, or after the API's address. A template's
 * placeholder matches any one segment of the path, but the source must contain each fixed segment somewhere.
 */
function calls(source: string, key: string): boolean {
  const [method = '', path = ''] = key.split(' ');
  const parts = path.split('/').slice(1);
  const pattern = parts
    .map((part) =>
      part.startsWith('{')
        ? String.raw`/(?:\{\w+\}|${inserted}|[^'"\x60/?\s]+)`
        : `/(?:${escaped(part)}|${inserted})`,
    )
    .join('');
  return (
    new RegExp(`(?:['"\`]${method} |apiUrl\\})${pattern}['"\`?]`).test(source) &&
    parts.every((part) => part.startsWith('{') || new RegExp(`\\b${escaped(part)}\\b`).test(source))
  );
}

/** Returns the sources of a test and of its imports from its own folder or the stand, which may make the call for it. */
function sourcesOf(test: string): string[] {
  const file = join(packages, test);
  if (!existsSync(file)) return [];
  const source = readFileSync(file, 'utf8');
  const imported = [...source.matchAll(/from '(?:(\.\/[^']+)|@cgdx\/stand\/([^']+))'/g)].map(
    ([, own, stand]) =>
      own === undefined ? join(packages, 'stand/src', stand ?? '') : join(dirname(file), own),
  );
  return [source, ...imported.map((path) => readFileSync(path, 'utf8'))];
}

test.each(routes)('the test that %s names calls it', (key, { provedBy }) => {
  const sources = sourcesOf(provedBy);
  expect(sources, `${provedBy} is not there`).not.toEqual([]);
  expect(
    sources.some((source) => calls(source, key)),
    `${provedBy} does not call ${key}: name a test that does, or write one`,
  ).toBe(true);
});

const id = '$'.concat('{id}');

test.each([
  "call('POST /reviews/{reviewId}/close', { path })",
  `call(\`POST /reviews/${id}/close\`)`,
  `call(\`POST /reviews/${id}/close?at=1\`)`,
  `['open', 'close'].map((id) => call(\`POST /reviews/x/${id}\`))`,
  `fetch(\`${'$'}{stack.apiUrl}/reviews/${id}/close\`)`,
])('%s is a call of the route', (source) => {
  expect(calls(source, 'POST /reviews/{reviewId}/close')).toBe(true);
});

test.each([
  `call(\`POST /reviews/${id}/open\`)`,
  `call(\`GET /reviews/${id}/close\`)`,
  `call(\`POST /reviews/x/${id}\`)`,
  'reviews.close()',
  `call(\`POST /reviews/${id}/close/all\`)`,
])('%s is no call of the route', (source) => {
  expect(calls(source, 'POST /reviews/{reviewId}/close')).toBe(false);
});
