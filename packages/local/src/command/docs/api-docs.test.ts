import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { apiDocs } from './api-docs.ts';

test.each(apiDocs())('$name says what the schemas of the routes say', ({ name, path, text }) => {
  const stands = existsSync(path) ? readFileSync(path, 'utf8') : '';
  expect(stands === text, `${name} is not as packages/api has it: run \`npm run docs\` and commit it.`).toBe(
    true,
  );
});
