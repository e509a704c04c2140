import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseByteSize } from './byte-size.ts';

const command = join(import.meta.dirname, 'sample-command.ts');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cgdx-sample-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [command, ...args]);
    return { code: 0, output: stdout };
  } catch (error) {
    const failure = error as { code: number; stderr: string };
    return { code: failure.code, output: failure.stderr };
  }
}

describe('the sample command', () => {
  it('writes a file, and prints its size and what to do with it', async () => {
    const out = join(folder, 'my export.zip');
    const { code, output } = await run('spotify', '--size', '200KB', '--seed', '7', '--out', out);
    expect(code).toBe(0);
    expect(output).toContain('KB, packed from 200KB of data');
    expect(output).toContain(`npm run contribute -- '${out}' --pool spotify`);
    expect((await stat(out)).size).toBeGreaterThan(1000);
  });

  it.each([
    [[], 'which platform'],
    [['spotify'], '--out'],
    [['friendster', '--out', 'x.zip'], 'no platform "friendster"'],
    [['myspace', '--out', 'x.zip'], 'no platform'],
    [['spotify', '--out', 'x.zip', '--size', 'huge'], 'is no size'],
    [['spotify', '--out', 'x.zip', '--colour', 'red'], '--colour'],
    [['spotify', '--out', join('nowhere', 'at', 'all.zip')], 'no such file'],
  ])('explains %j', async (args, message) => {
    const { code, output } = await run(...args);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(output).toContain('Usage:');
    expect(output).not.toContain('    at ');
  });

  it('keeps an existing file if it fails to write the new one', async () => {
    const out = join(folder, 'kept.zip');
    await writeFile(out, 'mine');
    await run('spotify', '--variant', 'nonsense', '--out', out);
    expect(await readFile(out, 'utf8')).toBe('mine');
    expect(await readdir(folder)).toContain('kept.zip');
  });
});

describe('a size', () => {
  it('is parsed in all common notations', () => {
    expect(['5MB', '1.5 GB', '800k', '12'].map(parseByteSize)).toEqual([5e6, 1.5e9, 8e5, 12]);
    expect(['', 'MB', '5 apples', '-3MB'].map(parseByteSize)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
