/** Copies of the sources with their tests, in which a bug can be seeded and looked for. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPlainProject } from '../forge/plain-project.ts';
import { type Mutant, mutate } from './mutant.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const vitest = join(
  dirname(createRequire(join(root, 'package.json')).resolve('vitest/package.json')),
  'vitest.mjs',
);

export interface Laboratory {
  /** Runs the tests on the sources with this bug, or without any. @throws Error where they do not even compile */
  readonly isCaught: (mutant?: Mutant) => Promise<boolean>;
  readonly remove: () => void;
}

/** Seeds, tests, and puts the source back as it was. */
async function seeded(
  file: string,
  mutant: Mutant | undefined,
  test: () => Promise<boolean>,
): Promise<boolean> {
  if (mutant === undefined) return test();
  const source = readFileSync(join(root, mutant.file), 'utf8');
  writeFileSync(file, mutate(source, mutant));
  try {
    return await test();
  } finally {
    writeFileSync(file, source);
  }
}

export function contractLaboratory(): Laboratory {
  const project = createPlainProject();
  const test = async (): Promise<boolean> => {
    // Built on its own: the tests deploy artifacts, so a filtered run would not compile what they stand for.
    const built = await project.forge('build');
    if (built.code !== 0) throw new Error(`it does not compile. forge said:\n\n${built.said.trim()}`);
    // Gas snapshots would catch every change: they say nothing about what a contract does.
    const { code } = await project.forge('test', '--no-match-contract', 'GasTest');
    return code !== 0;
  };
  return {
    isCaught: (mutant) =>
      seeded(join(project.directory, (mutant?.file ?? '').replace(/^contracts\//, '')), mutant, test),
    remove: project.remove,
  };
}

export function treeLaboratory(): Laboratory {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-tree-'));
  for (const part of ['packages/core/src/merkle', 'packages/core/src/error', 'contracts/test/vector']) {
    cpSync(join(root, part), join(directory, part), { recursive: true });
  }
  cpSync(join(root, 'packages/core/package.json'), join(directory, 'packages/core/package.json'));
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'), 'junction');
  const test = (): Promise<boolean> =>
    new Promise((resolve) => {
      const args = [vitest, 'run', '--bail=1', '--root', directory];
      execFile(process.execPath, args, { cwd: directory }, (error) => resolve(error !== null));
    });
  return {
    isCaught: (mutant) => seeded(join(directory, mutant?.file ?? ''), mutant, test),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
