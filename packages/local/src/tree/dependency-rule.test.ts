import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { faultsOfDependencies } from './dependency-rule.ts';
import { isSource, readInTree, root } from './source-tree.ts';

const declared = (dependencies: readonly string[], devDependencies: readonly string[] = []) => ({
  dependencies,
  devDependencies,
});
const sources = new Map([
  ['src/a.ts', "import { z } from 'zod';\nimport { b } from './b.ts';\nimport 'node:fs';"],
  ['src/a.test.ts', "import { c } from '@cgdx/core/c.ts';\nconst text = `import { d } from 'd';`;"],
]);

it.each([
  [declared(['zod'], ['@cgdx/core']), []],
  [declared([], ['@cgdx/core']), ['us imports zod, but does not declare it.']],
  [declared([], ['zod', '@cgdx/core']), ['us declares zod for tests, but imports it elsewhere.']],
  [declared(['zod', '@cgdx/core']), ['us imports @cgdx/core only in tests: it belongs to devDependencies.']],
  [declared(['zod', 'yaml'], ['@cgdx/core']), ['us declares yaml, but never imports it.']],
])('for a package that declares %j it reports %j', (given, faults) => {
  expect(faultsOfDependencies('us', sources, given)).toEqual(faults);
});

/** The deployment tool brings these packages with its platform. */
const ofPlatform = ['@pulumi/pulumi'];

const namesOf = (manifest: string, field: string): string[] =>
  Object.keys(JSON.parse(readInTree(manifest))[field] ?? {});

it('each package declares exactly the packages that it imports, and as devDependencies those that only tests import', () => {
  const manifests = globSync('{packages/*,packages/{servers,lab}/*,contracts}/package.json', { cwd: root });
  expect(manifests.length).toBeGreaterThan(20);
  const everywhere = [...namesOf('package.json', 'devDependencies'), ...ofPlatform];
  const faults = manifests.flatMap((manifest) => {
    const folder = dirname(manifest);
    const files = globSync('**/*.{ts,tsx,mjs,css,sol}', {
      cwd: join(root, folder),
      exclude: (path) => !isSource(path),
    });
    const read = new Map(files.map((file) => [file, readInTree(join(folder, file))]));
    const given = declared(namesOf(manifest, 'dependencies'), namesOf(manifest, 'devDependencies'));
    return faultsOfDependencies(JSON.parse(readInTree(manifest)).name, read, given, everywhere);
  });
  expect(faults).toEqual([]);
});
