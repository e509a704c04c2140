/** A copy of the contracts with forge's tests. */
import { join } from 'node:path';
import { createPlainProject } from '@cgdx/contracts/forge/plain-project.ts';
import { type Laboratory, seeded } from './laboratory.ts';

/** Gas snapshots would fail for every change, without showing a change of behaviour. */
const gas = 'GasTest';
/** Tests of random call sequences take longest, so they run only for mutants that the other tests did not catch. */
const histories = 'InvariantTest';
/** Most mutants are caught by a few random inputs, which take a tenth of the time of all. */
const fewInputs = '2';

export function contractLaboratory(): Laboratory {
  const project = createPlainProject();
  const failing = async (...args: string[]): Promise<string | undefined> => {
    const { code, said } = await project.forge('test', '--fail-fast', ...args);
    return code === 0 ? undefined : failedTest(said);
  };
  const test = async (): Promise<string | undefined> => {
    // Built separately: the tests deploy built artifacts, which a filtered test run would not rebuild.
    const built = await project.forge('build');
    if (built.code !== 0) throw new Error(`it does not compile. forge said:\n\n${built.said.trim()}`);
    const others = ['--no-match-contract', `${gas}|${histories}`];
    return (
      (await failing(...others, '--fuzz-runs', fewInputs)) ??
      (await failing(...others)) ??
      (await failing('--match-contract', histories))
    );
  };
  return {
    caughtBy: (mutant) =>
      seeded((file) => join(project.directory, file.replace(/^contracts\//, '')), mutant, test),
    remove: project.remove,
  };
}

/** `Ran 3 tests for test/Notice.t.sol:NoticeTest`, then a line for each; the first that failed. */
export function failedTest(said: string): string {
  let suite = '';
  for (const line of said.split('\n')) {
    suite = /^Ran \d+ tests? for [^:]+:(\w+)/.exec(line)?.[1] ?? suite;
    const failed = /^\[FAIL.*\] (\w+)\(/.exec(line)?.[1];
    if (failed !== undefined) return `${suite}.${failed}`;
  }
  throw new Error(`forge failed without a failing test. It said:\n\n${said.trim()}`);
}
