import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runScript } from './command.ts';

const cwd = mkdtempSync(join(tmpdir(), 'cgdx-command-'));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

test('a tool that leaves a process running is not awaited beyond its time limit', async () => {
  const script = join(cwd, 'hang.mjs');
  writeFileSync(
    script,
    `import { spawn } from 'node:child_process';
     spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
     process.exit(0);`,
  );
  const { said } = await runScript([script], { cwd, timeoutMs: 1_000 });
  // The promise resolved, so no process holds the pipes any more.
  expect(said).toContain('did not end within 1 s');
});
