import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedDocs } from './generated-docs.ts';

test.each(generatedDocs())('$name agrees with its sources', ({ name, path, text }) => {
  const stands = existsSync(path) ? readFileSync(path, 'utf8') : '';
  expect(stands === text, `${name} differs from its sources: run \`npm run docs\` and commit it.`).toBe(true);
});
