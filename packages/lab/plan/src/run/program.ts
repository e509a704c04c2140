/** Runs the bundled program in a separate process, with a time limit. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Bundles } from './bundle.ts';
import { runScript } from './command.ts';
import { PlanError } from './plan-error.ts';

const timeoutMs = 600_000;

const properties = z.record(z.string(), z.unknown());
const resourceSchema = z.object({
  /** `aws:s3/bucket:Bucket`; SST's components begin with `sst:`. */
  type: z.string(),
  name: z.string(),
  inputs: properties,
  outputs: properties,
  protect: z.boolean(),
  retainOnDelete: z.boolean(),
});
export type Resource = z.infer<typeof resourceSchema>;

const answerSchema = z.union([
  z.object({ resources: z.array(resourceSchema) }),
  z.object({ error: z.object({ name: z.string(), message: z.string(), stack: z.string().optional() }) }),
]);

export interface ProgramOptions {
  readonly root: string;
  readonly stage: string;
  readonly bundles: Bundles;
  /** A folder for temporary files. */
  readonly work: string;
  readonly env: NodeJS.ProcessEnv;
}

/** @throws PlanError with the program's own message if it ends with an error */
export async function runProgram(options: ProgramOptions): Promise<Resource[]> {
  const { root, stage, bundles, work, env } = options;
  const answerFile = join(work, 'answer.json');
  const script = join(root, 'packages/lab/plan/program/child.ts');
  const { said } = await runScript(
    ['--no-warnings', script, bundles.app, bundles.program, stage, root, work, answerFile],
    { cwd: root, timeoutMs, env: { NODE_COMPILE_CACHE: join(root, '.sst/plan-cache'), ...env } },
  );
  if (!existsSync(answerFile))
    throw new PlanError(`The program did not end within ${timeoutMs / 1000} s, or broke.`, said);
  const answer = answerSchema.parse(JSON.parse(readFileSync(answerFile, 'utf8')));
  if ('error' in answer) throw new PlanError(answer.error.message, answer.error.stack);
  return answer.resources;
}
