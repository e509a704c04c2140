/** Makes synthetic exports for journeys, with the public command. */

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '@cgdx/aws/process/program.ts';
import type { PlatformId } from '@cgdx/core/pool/platform-id.ts';

const command = fileURLToPath(import.meta.resolve('@cgdx/samples/sample-command.ts'));

/** @param size of the export's JSON, such as `5MB` */
export async function makeSample(
  directory: string,
  platform: PlatformId,
  size: string,
  seed: number,
  ...more: readonly string[]
): Promise<string> {
  const file = join(directory, `my_${platform}_data_${seed}.zip`);
  const ended = await runProgram(
    process.execPath,
    [command, platform, '--size', size, '--seed', String(seed), '--out', file, ...more],
    { cwd: directory },
  );
  if (ended.code !== 0) throw new Error(`no sample: ${ended.said}`);
  return file;
}
