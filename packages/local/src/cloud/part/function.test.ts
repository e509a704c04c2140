import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../ground/state-directory.ts';
import { codeRoots, sharedCode } from './function.ts';

const sourcesOf = (folder: string): string[] =>
  globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts', 'training/**'] }).map((file) =>
    join(folder, file),
  );

it('code that functions share in a process does not depend on a single function', () => {
  // Each function has its own environment, links and credentials, which shared code must not read.
  const knows = /process\.env|node:process|['"]sst['"/]|@aws-sdk\/|^(?:const .* = )?await /m;
  // Allowed: it reads where a bundle's files are, which is the same for every function; on one machine there is no
  // bundle.
  const allowed = join(repositoryRoot, 'packages/name-tagger/src/load-name-tagger.ts');
  const offenders = sharedCode
    .flatMap(sourcesOf)
    .filter((file) => file !== allowed && knows.test(readFileSync(file, 'utf8')));
  expect(offenders, 'such code belongs to packages/functions').toEqual([]);
});

it('a change in any package that functions import reloads them', () => {
  const seen = new Set<string>();
  const visit = (folder: string): void => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) {
      const [, own] = /^@cgdx\/(.+)$/.exec(name) ?? [];
      // Contracts change only with a deployment, which takes a restart.
      if (own !== undefined && own !== 'contracts') visit(join(repositoryRoot, 'packages', own));
    }
  };
  visit(join(repositoryRoot, 'packages/functions'));
  expect([...codeRoots].sort()).toEqual([...seen].map((folder) => join(folder, 'src')).sort());
});
