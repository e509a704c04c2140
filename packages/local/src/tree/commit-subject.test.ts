import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-tree.ts';

const checkSubjects = join(root, '.ci/check-subjects');

test('a subject of more than 72 characters, or without type and area, fails the check; any other passes', ({
  onTestFinished,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'cgdx-subjects-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd: folder });
  git('init', '-q', '-b', 'main');
  git('commit', '-q', '--allow-empty', '-m', 'begin');
  git('tag', 'base');
  const check = () => spawnSync(checkSubjects, ['base'], { cwd: folder, encoding: 'utf8' });
  const commit = (subject: string) => git('commit', '-q', '--allow-empty', '-m', subject);
  const start = 'fix(area): ';
  commit(start.padEnd(72, 'ä'));
  expect(check()).toMatchObject({ status: 0 });
  const long = start.padEnd(73, 'b');
  commit(long);
  expect(check()).toMatchObject({ status: 1, stdout: expect.stringContaining(long) });
  git('reset', '-q', '--hard', 'base');
  commit('wip');
  expect(check()).toMatchObject({ status: 1, stdout: expect.stringContaining('wip') });
});

test.skipIf(!existsSync(join(root, '.git')))('commits that the main branch lacks have valid subjects', () => {
  expect(spawnSync(checkSubjects, { cwd: root, encoding: 'utf8' })).toMatchObject({ status: 0 });
});
