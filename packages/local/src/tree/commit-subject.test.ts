import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-tree.ts';

const checkSubjects = join(root, '.ci/check-subjects');

test('a commit with a subject of more than 72 characters fails the check, and a shorter one passes', ({
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
  git('commit', '-q', '--allow-empty', '-m', 'ä'.repeat(72));
  expect(check()).toMatchObject({ status: 0 });
  git('commit', '-q', '--allow-empty', '-m', 'b'.repeat(73));
  expect(check()).toMatchObject({ status: 1, stdout: expect.stringContaining('b'.repeat(73)) });
});

test.skipIf(!existsSync(join(root, '.git')))('the commits that are new here have short subjects', () => {
  expect(spawnSync(checkSubjects, { cwd: root, encoding: 'utf8' })).toMatchObject({ status: 0 });
});
