/** Runs the contracts' own tests and reads forge's JSON report. */

import { runProgram } from '@cgdx/aws/process/program.ts';
import { forgeProgram } from '@cgdx/contracts/forge/program.ts';
import { z } from 'zod';
import { type Failure, oneFailed, type Result } from './vitest/result.ts';

const reportSchema = z.record(
  z.string(),
  z.object({
    test_results: z.record(
      z.string(),
      z.object({ status: z.enum(['Success', 'Failure', 'Skipped']), reason: z.string().nullish() }),
    ),
  }),
);

/** The number of inputs for each fuzzed test, and of call sequences for each invariant, if every case is tested. */
const manySeeds = { FOUNDRY_FUZZ_RUNS: '512', FOUNDRY_INVARIANT_RUNS: '256' };

/** With every case, the gas of peer contracts is measured as well; they pay out the token of this build. */
export async function runForge(directory: string, signal: AbortSignal, everyCase: boolean): Promise<Result> {
  const forge = async (env: Record<string, string>): Promise<Result> => {
    const ended = await runProgram(forgeProgram(), ['test', '--json'], { cwd: directory, signal, env });
    return readForge(ended.stdout, ended.code, ended.said);
  };
  if (!everyCase) return forge({});
  const ours = await forge(manySeeds);
  const peers = await forge({ FOUNDRY_PROFILE: 'peer' });
  return {
    passed: ours.passed + peers.passed,
    skipped: ours.skipped + peers.skipped,
    failures: [...ours.failures, ...peers.failures],
  };
}

/** @param code forge's exit code @param said its whole output */
export function readForge(stdout: string, code: number | null, said: string): Result {
  const line = stdout.split('\n').find((candidate) => candidate.startsWith('{'));
  if (line === undefined) return oneFailed('forge could not run the contract tests', said);
  let passed = 0;
  let skipped = 0;
  const failures: Failure[] = [];
  for (const [contract, { test_results }] of Object.entries(reportSchema.parse(JSON.parse(line)))) {
    for (const [name, { status, reason }] of Object.entries(test_results)) {
      if (status === 'Success') passed += 1;
      else if (status === 'Skipped') skipped += 1;
      else failures.push({ title: `${contract}: ${name}`, output: reason ?? '' });
    }
  }
  if (code !== 0 && failures.length === 0) failures.push({ title: 'forge failed', output: said });
  return { passed, skipped, failures };
}
