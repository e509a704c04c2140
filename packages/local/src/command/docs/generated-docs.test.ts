import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedDocs } from './generated-docs.ts';

test.each(generatedDocs())('$name says what it is generated from', ({ name, path, text }) => {
  const stands = existsSync(path) ? readFileSync(path, 'utf8') : '';
  expect(stands === text, `${name} is not as its sources have it: run \`npm run docs\` and commit it.`).toBe(
    true,
  );
});
