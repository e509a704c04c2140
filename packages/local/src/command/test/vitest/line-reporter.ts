/** Reports what only vitest's main process knows: the planned files, the ends of files, and errors outside tests. */
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { appendLine } from './append-line.ts';
import type { TestLine } from './line.ts';

export default class LineReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    appendLine({ kind: 'planned', files: specifications.map(({ moduleId }) => moduleId) });
  }

  onTestModuleEnd(module: TestModule): void {
    const ofSuites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
    appendLine({
      kind: 'file',
      file: module.moduleId,
      tests: [...module.children.allTests()].map(lineOf),
      errors: [...module.errors(), ...ofSuites].map(wordsOf),
    });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    appendLine({ kind: 'over', errors: errors.map(wordsOf) });
  }
}

function lineOf(test: TestCase): TestLine {
  const { state, errors } = test.result();
  return { id: test.id, name: test.fullName, state, errors: (errors ?? []).map(wordsOf) };
}

const wordsOf = (error: { readonly stack?: string | undefined; readonly message: string }): string =>
  error.stack ?? error.message;
