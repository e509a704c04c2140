import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { startChild } from './child.ts';
import { commandOf } from './orphan-process.ts';

const directory = mkdtempSync(join(tmpdir(), 'cgdx-child-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const pidFile = join(directory, 'child.pid');
const options = { name: 'the sleeper', file: 'sleep', args: ['300'], pidFile, port: 1, readyWithinMs: 5_000 };

test('a child that is still starting ends with a process that gives up', async () => {
  const script = join(directory, 'give-up.mjs');
  const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'child.ts')).href);
  writeFileSync(
    script,
    `import { startChild } from ${module};
     startChild({ ...${JSON.stringify(options)}, isReady: async () => false }).catch(() => {});
     setTimeout(() => process.exit(1), 300);`,
  );
  await once(spawn(process.execPath, ['--no-warnings', script]), 'exit');
  const pid = Number(readFileSync(pidFile, 'utf8'));
  await expect.poll(() => commandOf(pid)).toBeUndefined();
});

test('a program that ends at once is an error with its output', async () => {
  const failing = { ...options, file: 'sh', args: ['-c', 'echo no room left >&2; exit 3'] };
  await expect(startChild({ ...failing, isReady: async () => true })).rejects.toThrow(
    /the sleeper did not start: it ended at once\. no room left/,
  );
});
