/**
 * Runs the tests of each fact's rows with the fact changed. The sources are not modified; vitest loads changed text.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FactMutant } from './fact-mutant.ts';
import { failedTestIn } from './failed-test.ts';
import { root } from './laboratory.ts';
import type { TestName } from './mutant.ts';

/** Each run keeps about one core busy. */
const atOnce = 2;

function configOf(file: string, source: string, tests: readonly TestName[]): string {
  const plugin = `{
    name: 'fact',
    enforce: 'pre',
    load: (id) => (id.split('?')[0] === ${JSON.stringify(join(root, file))} ? ${JSON.stringify(source)} : undefined),
  }`;
  return `export default {
  plugins: [${plugin}],
  test: {
    include: ${JSON.stringify([...new Set(tests.map((each) => each.file))])},
    setupFiles: ['live-links.ts', 'few-cases.ts'].map((name) => ${JSON.stringify(root)} + 'packages/local/src/command/test/vitest/' + name),
    provide: { everyCase: false },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
};
`;
}

/** A title made from a template, or from several literals, cannot be selected, so the whole file is run. */
function onlyTitles(tests: readonly TestName[]): string[] {
  const titles = tests.map(({ title = '%' }) => title);
  if (titles.some((title) => /[%$]/.test(title))) return [];
  return ['-t', titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')];
}

async function caughtBy(
  directory: string,
  { file, source, tests }: Pick<FactMutant, 'file' | 'source' | 'tests'>,
): Promise<string | undefined> {
  const config = join(directory, 'vitest.config.mjs');
  writeFileSync(config, configOf(file, source, tests));
  return failedTestIn(directory, ['--config', config, ...onlyTitles(tests)], root);
}

export interface FactHunt {
  readonly tried: number;
  readonly survivors: readonly FactMutant[];
}

/** @throws Error if a test fails with unchanged facts, as it then proves nothing */
export async function huntFacts(
  mutants: readonly FactMutant[],
  onTried: (mutant: FactMutant, caughtBy: string | undefined) => void,
): Promise<FactHunt> {
  const queue = [...mutants];
  const survivors: FactMutant[] = [];
  const work = async (): Promise<void> => {
    const directory = mkdtempSync(join(tmpdir(), 'cgdx-fact-mutant-'));
    try {
      for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
        const failed = mutant.tests.length === 0 ? undefined : await caughtBy(directory, mutant);
        onTried(mutant, failed);
        if (failed === undefined) survivors.push(mutant);
      }
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  };
  const [first] = mutants;
  if (first !== undefined) {
    const directory = mkdtempSync(join(tmpdir(), 'cgdx-fact-mutant-'));
    const tests = mutants.flatMap((mutant) => mutant.tests);
    const failing = await caughtBy(directory, { file: '', source: '', tests });
    rmSync(directory, { recursive: true, force: true });
    if (failing !== undefined) throw new Error(`"${failing}" fails with the facts as they are`);
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return { tried: mutants.length, survivors };
}
