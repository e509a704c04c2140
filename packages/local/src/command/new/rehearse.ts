/** Carries out recipes in a copy of the tree, and returns the results of the checks there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '@cgdx/aws/process/program.ts';
import { failingTest, writtenBy } from './changed-recipe.ts';
import { copyTree } from './copy-tree.ts';
import { type RecipeKind, recipes } from './recipes.ts';

export interface Rehearsed {
  /** Output of checks that should have passed. */
  readonly complaints: readonly string[];
  /** Titles of the tests that failed. */
  readonly failed: readonly string[];
  readonly passed: number;
}

interface Report {
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

const tsc = 'node_modules/typescript/bin/tsc';
const newCommand = 'packages/local/src/command/new/new-command.ts';
const isSource = (path: string): boolean => path.startsWith('packages/');

/** @param kinds all carried out before types, lint and tests run once */
export async function rehearse(tree: string, kinds: readonly RecipeKind[]): Promise<Rehearsed> {
  const copy = copyTree(tree);
  try {
    const run = (script: string, ...args: readonly string[]) =>
      runProgram(process.execPath, [join(copy.root, script), ...args], {
        cwd: copy.root,
        env: { CGDX_EVERY_CASE: '' },
      });
    const sources = kinds.flatMap((kind) => [...writtenBy(tree, recipes[kind]).keys()]).filter(isSource);
    const complaints: string[] = [];
    for (const [script, ...args] of [
      ...kinds.map((kind) => [newCommand, kind, recipes[kind].example] as const),
      [tsc, '--noEmit'],
      [tsc, '--noEmit', '-p', 'packages/web'],
      ['packages/local/biome.mjs', 'ci', '--colors=off', ...new Set(sources)],
    ] as const) {
      const { code, said } = await run(script, ...args);
      if (code !== 0) complaints.push(`${script}: ${said}`);
    }
    const reportFile = join(copy.root, 'report.json');
    const tests = kinds.flatMap((kind) => [failingTest(kind).file, ...recipes[kind].beside]);
    await run(
      'node_modules/vitest/vitest.mjs',
      ...['run', '--reporter=json', `--outputFile=${reportFile}`, ...new Set(tests)],
    );
    const report: Report = JSON.parse(readFileSync(reportFile, 'utf8'));
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const empty = report.testResults.filter(({ assertionResults }) => assertionResults.length === 0);
    return {
      complaints: [...complaints, ...empty.map(({ message }) => message)],
      failed: results.filter(({ status }) => status === 'failed').map(({ title }) => title),
      passed: results.filter(({ status }) => status === 'passed').length,
    };
  } finally {
    copy.remove();
  }
}
