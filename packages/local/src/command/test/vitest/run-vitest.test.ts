import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readMarked } from '@cgdx/aws/process/marked-process.ts';
import { commandOf } from '@cgdx/aws/process/orphan-process.ts';
import { minuteMs, patientLimits } from '@cgdx/aws/process/stall.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { linesFileOf, runVitest } from './run-vitest.ts';

const directory = mkdtempSync(join(tmpdir(), 'cgdx-vitest-'));
const fixture = (name: string): string => join(directory, name);
const urlOf = (file: string): string => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href);
const repository = fileURLToPath(new URL('../../../../../../', import.meta.url));

/** Each folder is its own project. */
const projects: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sound: {
    'count.test.js': `
      test('passes', () => {});
      test('fails', () => { expect(1).toBe(2); });
      test.skip('is skipped', () => {});
      test.todo('is still to do');
      describe('a suite', () => { beforeAll(() => { throw new Error('no ground'); }); test('falls with it', () => {}); });`,
    'broken.test.js': 'throw new SyntaxError("not this way");',
    'outside.test.js': `test('goes well', () => { void Promise.reject(new Error('nobody waits')); });`,
  },
  stuck: {
    'hang.test.js': `
      test('before', () => {});
      test('waits for ever', () => new Promise(() => {}));
      test('after', () => {});`,
    'spin.test.js': `test('quick', () => {}); test('never yields', () => { for (;;); });`,
    'well.test.js': `test('well', () => {});`,
  },
  killed: {
    'killed.test.js': `
      import { spawn } from 'node:child_process';
      import { writeFileSync } from 'node:fs';
      test('first', () => {});
      test('dies', () => {
        const left = spawn('sleep', ['305'], { detached: true, stdio: 'inherit' });
        writeFileSync('left.pid', String(left.pid));
        process.kill(process.pid, 'SIGKILL');
        for (;;);
      });
      test('is never reached', () => {});`,
    'well.test.js': `test('well', () => {});`,
  },
  held: {
    'hold.test.js': `
      import { spawn } from 'node:child_process';
      import { renameSync, writeFileSync } from 'node:fs';
      test('done', () => {});
      test('holds on', () => {
        const left = spawn('sleep', ['306'], { detached: true });
        // Whoever finds the file finds all of it.
        writeFileSync('pids.new', [left.pid, process.pid, process.ppid].join(' '));
        renameSync('pids.new', 'pids');
        for (;;);
      });`,
  },
};

beforeAll(() => {
  for (const [name, files] of Object.entries(projects)) {
    mkdirSync(fixture(name));
    symlinkSync(join(repository, 'node_modules'), join(fixture(name), 'node_modules'));
    writeFileSync(
      join(fixture(name), 'vitest.config.mjs'),
      `import { supervised } from ${urlOf('supervised.ts')};
       export default { test: { include: ['*.test.js'], globals: true, ...supervised } };`,
    );
    for (const [file, text] of Object.entries(files)) writeFileSync(join(fixture(name), file), text);
  }
});
afterAll(() => {
  for (const name of Object.keys(projects))
    rmSync(linesFileOf(repository, `test of ${name}`), { force: true });
  rmSync(directory, { recursive: true, force: true });
});

const optionsOf = (name: string) => ({ name: `test of ${name}`, root: fixture(name), args: [] });
const titlesOf = ({ failures }: Awaited<ReturnType<typeof runVitest>>): string[] =>
  failures.map(({ title }) => title).sort();

test('every test counts once, and every failure keeps its place and message', async () => {
  const heard: string[] = [];
  const result = await runVitest({ ...optionsOf('sound'), onFailure: (title) => heard.push(title) });
  expect([result.passed, result.skipped]).toEqual([2, 3]);
  expect(titlesOf(result)).toEqual([
    'an error outside all tests',
    'broken.test.js: the file could not be run',
    'count.test.js: fails',
    'count.test.js: outside of its tests',
  ]);
  const words = result.failures.map(({ output }) => output).join('\n');
  for (const said of ['expected 1 to be 2', 'no ground', 'not this way', 'nobody waits'])
    expect(words).toContain(said);
  expect(heard).toEqual(['count.test.js: fails']);
});

// Such a test computes until it is ended.
test.runIf(inject('everyCase'))(
  'a test that waits for ever and one that never yields are named, and all others are run',
  async () => {
    const heard: string[] = [];
    const result = await runVitest({
      ...optionsOf('stuck'),
      onFailure: (title) => heard.push(title),
      limits: { idleMs: 4_000, cpuMs: 5_000, longestMs: 60 * minuteMs },
    });
    expect(result.passed).toBe(3);
    expect(titlesOf(result)).toEqual([
      expect.stringMatching(
        /^hang\.test\.js: stuck \(it used hardly any CPU time for \d+ s, adjusted for load\) while "waits for ever" ran$/,
      ),
      expect.stringMatching(
        /^spin\.test\.js: stuck \(it used \d+ s of CPU time without progress\) while "never yields" ran$/,
      ),
    ]);
    expect(heard.toSorted()).toEqual(titlesOf(result));
    expect(result.failures.map(({ output }) => output).join()).toContain('after');
  },
);

test('results of a killed worker are kept, and its child processes are ended', async () => {
  const result = await runVitest({ ...optionsOf('killed'), limits: patientLimits });
  expect(result.passed).toBe(2);
  expect(titlesOf(result)).toEqual(['killed.test.js: its process died while "dies" ran']);
  expect(commandOf(Number(readFileSync(join(fixture('killed'), 'left.pid'), 'utf8')))).toBeUndefined();
});

test('a run that is stopped still returns its results', async () => {
  const stopping = new AbortController();
  const run = runVitest({ ...optionsOf('held'), signal: stopping.signal });
  const pids = join(fixture('held'), 'pids');
  await expect.poll(() => existsSync(pids)).toBe(true);
  stopping.abort('SIGTERM');
  const result = await run;
  expect(result.passed).toBe(1);
  expect(titlesOf(result)).toEqual([
    'hold.test.js: the run ended while "holds on" ran',
    'the run was stopped (SIGTERM)',
  ]);
  // The test that was ended leaves a process behind, which whoever stopped the run ends: here this test, otherwise `npm
  // test` by the mark.
  const [left = 0] = readFileSync(pids, 'utf8').split(' ').map(Number);
  expect(commandOf(left)).toBe('sleep 306');
  process.kill(left, 'SIGKILL');
  rmSync(pids);
});

test.skipIf(process.platform !== 'linux').each(['the runner', 'vitest'])(
  'kill -9 of %s leaves no process behind, and the results stay on disk',
  async (victim) => {
    const script = join(directory, 'runner.ts');
    const mark = `CGDX_TEST_MARK=${victim.replace(' ', '-')}-${process.pid}`;
    const [name = '', value] = mark.split('=');
    writeFileSync(
      script,
      `import { killMarkedOnExit } from ${JSON.stringify(import.meta.resolve('@cgdx/aws/process/kill-on-exit.ts'))};
       import { endLeftovers } from ${urlOf('../leftover.ts')};
       import { runVitest } from ${urlOf('run-vitest.ts')};
       process.env.${name} = '${value}';
       killMarkedOnExit('${mark}');
       const result = await runVitest(${JSON.stringify(optionsOf('held'))});
       console.log(JSON.stringify([result.passed, (await endLeftovers('${mark}', 1)).failures.length]));
       process.exit(0);`,
    );
    const runner = spawn(process.execPath, ['--no-warnings', script], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const pidsFile = join(fixture('held'), 'pids');
    await expect.poll(() => existsSync(pidsFile)).toBe(true);
    const [left = 0, worker = 0, vitest = 0] = readFileSync(pidsFile, 'utf8').split(' ').map(Number);
    expect(commandOf(left)).toBe('sleep 306');
    expect(commandOf(vitest)).toContain('vitest.mjs');
    process.kill(victim === 'vitest' ? vitest : (runner.pid ?? 0), 'SIGKILL');
    if (victim === 'vitest') {
      const [said] = await once(runner.stdout, 'data');
      expect(String(said).trim()).toBe('[1,1]');
    }
    await expect.poll(() => [left, worker, vitest].map(commandOf)).toEqual([undefined, undefined, undefined]);
    await expect.poll(() => readMarked(mark)).toEqual([]);
    expect(readFileSync(linesFileOf(fixture('held'), 'test of held'), 'utf8')).toContain(
      '"name":"done","state":"passed"',
    );
    rmSync(pidsFile);
  },
);
