import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { functions } from '@cgdx/workflows/wiring/function.ts';
import { tables } from '@cgdx/workflows/wiring/resource/table.ts';
import { routes } from '@cgdx/workflows/wiring/route.ts';
import { expect, test } from 'vitest';

// Lambda's runtime provides this global to handlers that stream.
Object.assign(globalThis, { awslambda: { streamifyResponse: (handler: unknown) => handler } });

const here = new URL('.', import.meta.url);
const apiDoc = readFileSync(new URL('../../../docs/api.md', here), 'utf8');

test.each(Object.entries(functions))('%s has a file that exports its handler', async (_name, { handler }) => {
  const [path, exported = ''] = handler.split('.');
  expect(existsSync(new URL(`${path}.ts`, here))).toBe(true);
  const module: Record<string, unknown> = await import(new URL(`${path}.ts`, here).href);
  expect(typeof module[exported]).toBe('function');
});

test('every handler file is wired', () => {
  const wired = new Set(Object.values(functions).map(({ handler }) => `${handler.split('.')[0]}.ts`));
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      /export (const|async function) handler\b/.test(readFileSync(new URL(file, here), 'utf8')),
    );
  expect(files.filter((file) => !wired.has(file))).toEqual([]);
});

test.each(Object.keys(routes))('%s is in docs/api.md', (route) => {
  expect(apiDoc).toContain(`| ${route} |`);
});

test('docs/api.md has no route that is not wired', () => {
  const promised = [...apiDoc.matchAll(/^\| ((?:GET|POST|PUT|DELETE) \/\S+) \| (?:person|anyone)/gm)].map(
    ([, route]) => route,
  );
  expect(promised.filter((route) => !(route! in routes))).toEqual([]);
});

test.each(Object.entries(tables))('every key and index key of %s is declared', (_name, table) => {
  const {
    key,
    fields,
    indexes = {},
  } = table as {
    key: { hash: string; range?: string };
    fields: Record<string, string>;
    indexes?: Record<string, { hash: string; range?: string }>;
  };
  const used = [key, ...Object.values(indexes)].flatMap(({ hash, range }) =>
    range ? [hash, range] : [hash],
  );
  expect(new Set(used)).toEqual(new Set(Object.keys(fields)));
});
