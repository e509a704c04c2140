/** A copy of the tree of packages/core with its own tests. */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedTestIn } from './failed-test.ts';
import { type Laboratory, root, seeded } from './laboratory.ts';

/** Generous limits: a timeout on a busy machine must not count as catching a bug. */
const patience = ['--testTimeout=1800000', '--hookTimeout=1800000'];

export function treeLaboratory(): Laboratory {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-tree-'));
  for (const part of ['packages/core/src/merkle', 'packages/core/src/error', 'contracts/test/vector']) {
    cpSync(join(root, part), join(directory, part), { recursive: true });
  }
  cpSync(join(root, 'packages/core/package.json'), join(directory, 'packages/core/package.json'));
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'), 'junction');
  return {
    caughtBy: (mutant) =>
      seeded(
        (file) => join(directory, file),
        mutant,
        () => failedTestIn(directory, patience),
      ),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
