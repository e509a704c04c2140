import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from '@cgdx/aws/process/program.ts';
import { expect, test } from 'vitest';
import { neededDescriptors, tooFewDescriptors } from './descriptor-limit.ts';

const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'descriptor-limit.ts')).href);

/** Returns the sentence for a process with this limit. */
async function saidWith(limit: number): Promise<string> {
  const code = `import(${module}).then(({ tooFewDescriptors }) => console.log(tooFewDescriptors() ?? 'enough'))`;
  const run = `ulimit -n ${limit}; exec "$0" --no-warnings -e "$1"`;
  const { said } = await runProgram('sh', ['-c', run, process.execPath, code], { cwd: import.meta.dirname });
  return said.trim();
}

test('a process with too low a limit of open files is refused before anything starts', async () => {
  expect(await saidWith(64)).toMatch(
    /^This process may open 64 files at a time, .*: raise the limit with "ulimit -n 4096"/,
  );
  expect(await saidWith(neededDescriptors)).toBe('enough');
});

test('a process without a limit is accepted', () => {
  expect(tooFewDescriptors(Number.MAX_SAFE_INTEGER)).toBeUndefined();
});
