import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** Matches the limit of one test, of one wait, or vitest's own wait of a second. */
const limit = /\btimeout: *[\d_]+|^ *\}, [\d_]{4,}\);$|\bvi\.(waitFor|waitUntil)\(/m;

test('no test has a time limit of its own: a slow machine needs longer, and what is stuck is told all the same', () => {
  const files = globSync(['packages/**/src/**/*.test.{ts,tsx}', 'contracts/**/*.test.ts'], {
    cwd: root,
  }).filter((file) => !file.includes('node_modules'));
  expect(files.length).toBeGreaterThan(100);
  const limited = files.filter((file) => limit.test(readFileSync(root + file, 'utf8')));
  expect(limited, 'wait with expect.poll and without a timeout').toEqual([]);
});
