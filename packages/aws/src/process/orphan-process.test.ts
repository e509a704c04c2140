import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandOf, endStale } from './orphan-process.ts';

const directory = mkdtempSync(join(tmpdir(), 'cgdx-stale-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function orphan(): { pid: number; pidFile: string; gone: Promise<unknown> } {
  const child = spawn('sleep', ['300']);
  const pid = child.pid ?? 0;
  const pidFile = join(directory, `${pid}.pid`);
  writeFileSync(pidFile, String(pid));
  return { pid, pidFile, gone: new Promise((resolve) => child.once('exit', resolve)) };
}

test('a child that a killed run left behind is ended', async () => {
  const { pid, pidFile, gone } = orphan();
  expect(await endStale(pidFile, 'sleep 300')).toBe(true);
  await gone;
  expect(commandOf(pid)).toBeUndefined();
  expect(existsSync(pidFile)).toBe(false);
});

test('a process that got the same pid later is left alone', async () => {
  const { pid, pidFile, gone } = orphan();
  expect(await endStale(pidFile, 'dynoxide')).toBe(false);
  expect(commandOf(pid)).toBe('sleep 300');
  process.kill(pid);
  await gone;
});

test('a pid file of nobody is no trouble', async () => {
  const pidFile = join(directory, 'nobody.pid');
  writeFileSync(pidFile, 'not a number');
  expect(await endStale(pidFile, 'sleep')).toBe(false);
  expect(await endStale(join(directory, 'absent.pid'), 'sleep')).toBe(false);
});
