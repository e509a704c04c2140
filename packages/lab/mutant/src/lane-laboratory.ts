/** The functions with a real chain and a real database; each bug is tried with the test that must catch it. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedTestIn } from './failed-test.ts';
import { type Laboratory, root, seeded } from './laboratory.ts';
import type { Mutant, TestName } from './mutant.ts';

/** Packages whose sources are copied; all others are the repository's own. */
export const copied = ['functions', 'local', 'stand'];

/** Tests have no time limit; the limit here means that a test that hangs has caught the bug. */
const config = `export default {
  test: {
    include: ['packages/*/src/**/*.test.ts'],
    setupFiles: ['packages/local/src/command/test/vitest/live-links.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
  },
};
`;

/** @param mutants whose tests must pass without a bug */
export function laneLaboratory(mutants: readonly Mutant[]): Laboratory {
  const directory = mkdtempSync(join(tmpdir(), 'cgdx-lane-mutant-'));
  for (const name of copied) {
    const part = `packages/${name}`;
    cpSync(join(root, part, 'src'), join(directory, part, 'src'), { recursive: true });
    cpSync(join(root, part, 'package.json'), join(directory, part, 'package.json'));
  }
  linkModules(directory);
  writeFileSync(join(directory, 'vitest.config.ts'), config);
  const test = async (tests: readonly TestName[]): Promise<string | undefined> => {
    for (const file of new Set(tests.map((each) => each.file))) {
      const failed = await failedTestIn(directory, [
        file,
        ...only(tests.filter((each) => each.file === file)),
      ]);
      if (failed !== undefined) return failed;
    }
    return undefined;
  };
  const all = mutants.map(testOf);
  return {
    caughtBy: (mutant) =>
      seeded(
        (file) => join(directory, file),
        mutant,
        () => test(mutant === undefined ? all : [testOf(mutant)]),
      ),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

function only(tests: readonly TestName[]): string[] {
  if (tests.some(({ title }) => title === undefined)) return [];
  return ['-t', tests.map(({ title = '' }) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')];
}

function testOf({ bug, test }: Mutant): TestName {
  if (test === undefined) throw new Error(`"${bug}" names no test`);
  return test;
}

/** Links the repository's packages, except the copied ones. */
function linkModules(directory: string): void {
  const modules = join(root, 'node_modules');
  const own = '@cgdx';
  mkdirSync(join(directory, 'node_modules', own), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name !== own) symlinkSync(join(modules, name), join(directory, 'node_modules', name), 'junction');
  }
  for (const name of readdirSync(join(modules, own))) {
    const target = copied.includes(name) ? join(directory, 'packages', name) : join(modules, own, name);
    symlinkSync(target, join(directory, 'node_modules', own, name), 'junction');
  }
  // Packages that npm did not hoist to the root.
  for (const name of copied) {
    const part = join('packages', name, 'node_modules');
    if (existsSync(join(root, part))) symlinkSync(join(root, part), join(directory, part), 'junction');
  }
}
