import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('.', import.meta.url).pathname;

it('only schemas import zod, so that a page which needs no schema does not load it', () => {
  const importing = globSync('**/*.ts', { cwd: root }).filter((file) =>
    /^import (?!type).* from 'zod'/m.test(readFileSync(root + file, 'utf8')),
  );
  expect(importing.length).toBeGreaterThan(0);
  // Importers parse other catalogues' formats, and no page uses them.
  expect(importing.filter((file) => !/-schema\.ts$|\/import\//.test(file))).toEqual([]);
});
