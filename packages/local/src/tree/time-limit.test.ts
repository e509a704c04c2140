import { expect, test } from 'vitest';
import { readInTree, sources } from './source-tree.ts';

/** Matches the limit of one test, of one wait, or vitest's own wait of a second. */
const limit = /\btimeout: *[\d_]+|^ *\}, [\d_]{4,}\);$|\bvi\.(waitFor|waitUntil)\(/m;

test('no test has its own time limit: a slow machine needs longer, and stuck tests are detected without one', () => {
  const files = sources.filter((file) => /\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const limited = files.filter((file) => limit.test(readInTree(file)));
  expect(limited, 'wait with expect.poll and without a timeout').toEqual([]);
});
