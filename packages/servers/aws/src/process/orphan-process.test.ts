import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { birthOf, commandOf, endStale } from './orphan-process.ts';

const directory = mkdtempSync(join(tmpdir(), 'cgdx-stale-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Starts a child whose command line contains `named`, and writes its pid file in `folder`. */
function orphan(named: string, folder = directory) {
  const child = spawn('sh', ['-c', 'trap "exit 0" TERM; sleep 300 & wait', named], { detached: true });
  const pid = child.pid ?? 0;
  onTestFinished(() => endGroup(pid));
  mkdirSync(folder, { recursive: true });
  const pidFile = join(folder, `${pid}.pid`);
  writeFileSync(pidFile, String(pid));
  return { pid, pidFile, gone: new Promise((resolve) => child.once('exit', resolve)) };
}

/** Ends the shell's `sleep`, which outlives the shell. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // No process of the group is alive.
  }
}

const databaseOf = (folder: string): string => join(folder, 'dynamodb.sqlite');

test('a child that a killed run left behind is ended', async () => {
  const { pid, pidFile, gone } = orphan(databaseOf(directory));
  expect(await endStale(pidFile, 'sleep 300')).toBe(true);
  await gone;
  expect(commandOf(pid)).toBeUndefined();
  expect(existsSync(pidFile)).toBe(false);
});

test('a child is ended even if its directory is reached by a symbolic link', async () => {
  const link = join(directory, 'link');
  symlinkSync(directory, link);
  const { pidFile } = orphan(databaseOf(link));
  expect(await endStale(pidFile, 'sleep')).toBe(true);
  const other = orphan(databaseOf(directory));
  expect(await endStale(join(link, basename(other.pidFile)), 'sleep')).toBe(true);
});

test('a process that later got the same pid is not ended', async () => {
  const { pid, pidFile } = orphan(databaseOf(directory));
  expect(await endStale(pidFile, 'dynoxide')).toBe(false);
  expect(commandOf(pid)).toContain('sleep 300');
});

test.each([
  ['the original of a copied directory', join(directory, 'original')],
  ['a directory whose name has the same beginning', `${join(directory, 'copy')}-2`],
  ['a directory of the same name in another', join('/backup', directory, 'copy')],
  ['no directory', '--state-interval=1'],
])('the same program in %s is not ended', async (_title, named) => {
  const { pid, pidFile } = orphan(
    named === '--state-interval=1' ? named : databaseOf(named),
    join(directory, 'copy'),
  );
  expect(await endStale(pidFile, 'sleep')).toBe(false);
  expect(commandOf(pid)).toContain('sleep 300');
});

test('a pid file without a process causes no error', async () => {
  const pidFile = join(directory, 'nobody.pid');
  writeFileSync(pidFile, 'not a number');
  expect(await endStale(pidFile, 'sleep')).toBe(false);
  expect(await endStale(join(directory, 'absent.pid'), 'sleep')).toBe(false);
});

test('a process is identified by its start time', () => {
  expect(birthOf(process.pid)).toBe(birthOf(process.pid));
  expect(birthOf(process.pid)).not.toBe(birthOf(process.ppid));
  expect(birthOf(2 ** 22 + 1)).toBeUndefined();
});
