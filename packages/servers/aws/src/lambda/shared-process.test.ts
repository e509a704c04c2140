import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Lambda, startLambda } from './lambda.ts';

const directory = mkdtempSync(join(tmpdir(), 'lambda-shared-'));
const own = join(directory, 'own');
const shared = join(directory, 'shared');
let lambda: Lambda;

beforeAll(async () => {
  for (const folder of [own, shared]) mkdirSync(folder, { recursive: true });
  const count = 'let calls = 0; export const next = () => ++calls;';
  writeFileSync(join(shared, 'count.mjs'), count);
  writeFileSync(join(own, 'count.mjs'), count);
  writeFileSync(
    join(own, 'handler.mjs'),
    `import { existsSync, writeFileSync } from 'node:fs';
     import { Worker } from 'node:worker_threads';
     import { next } from './count.mjs';
     import { next as nextShared } from '../shared/count.mjs';
     const whenLoaded = process.env.WHO;
     const later = () => new Promise((resolve) => setTimeout(() => resolve(process.env.WHO), 1));
     const inThread = () => new Promise((resolve) => {
       const code = 'require("node:worker_threads").parentPort.postMessage(process.env.WHO)';
       new Worker(code, { eval: true }).once('message', resolve);
     });
     export const who = async () => {
       console.log('I am ' + process.env.WHO);
       return {
         pid: process.pid, whenLoaded, now: process.env.WHO, later: await later(), names: Object.keys(process.env),
         own: next(), shared: nextShared(),
       };
     };
     export const thread = inThread;
     export const keep = async () => { process.env.WHO = 'somebody else'; };
     export const hold = async ({ bytes }) => { globalThis.held = Buffer.alloc(bytes, 1); return process.pid; };
     export const pid = async () => process.pid;
     const until = async (file) => { while (!existsSync(file)) await new Promise((r) => setTimeout(r, 5)); };
     export const meet = async ({ file, n }) => {
       writeFileSync(file + n, '');
       await until(file + (n ^ 1));
       return process.pid;
     };
     export const wait = async ({ file }) => { await until(file); return process.pid; };
     export const stray = async ({ file }) => {
       until(file).then(() => {
         writeFileSync(file + '-stray', '');
         throw new Error('too late');
       });
       return process.pid;
     };
     export const slow = async ({ file }) => { writeFileSync(file, ''); await until(file + '-go'); return process.pid; };
     export const shapeless = async () => { throw Object.create(null); };
     export const crumbs = ({ bytes }) => {
       let made = 0;
       while (made < bytes) { Buffer.alloc(1e6, 1).toString('latin1'); made += 1e6; }
       return Promise.resolve(process.pid);
     };
     export const escape = () => new Promise(() => { setTimeout(() => { throw new TypeError('later'); }, 1); });`,
  );
  const fn = (exportName: string, more: object = {}) => ({
    file: join(own, 'handler.mjs'),
    exportName,
    timeoutSeconds: 30,
    memoryMb: 512,
    environment: { WHO: exportName },
    ...more,
  });
  lambda = await startLambda({
    port: 0,
    directory: join(directory, 'state'),
    sharedCode: [shared],
    maxProcesses: 1,
    preload: [],
    functions: {
      alice: fn('who', { environment: { WHO: 'alice', ALICE: '1' } }),
      bob: fn('who', { environment: { WHO: 'bob' } }),
      keep: fn('keep'),
      thread: fn('thread'),
      hold: fn('hold', { memoryMb: 1024 }),
      small: fn('pid', { memoryMb: 160 }),
      stray: fn('stray'),
      slow: fn('slow'),
      crumbs: fn('crumbs', { memoryMb: 200 }),
      shapeless: fn('shapeless', { isWaiting: true }),
      meet: fn('meet', { isWaiting: true }),
      wait: fn('wait', { isWaiting: true }),
      escape: fn('escape', { isWaiting: true }),
      late: fn('wait', { isWaiting: true, timeoutSeconds: 0.3 }),
    },
  });
});

afterAll(async () => {
  await lambda.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function invoke(name: string, event: object = {}) {
  const { payload, functionError } = await lambda.invoke(name, JSON.stringify(event));
  return { payload: payload === '' ? undefined : JSON.parse(payload), functionError };
}

describe('two functions in one process', () => {
  it('see only the variables of their own environment, at any time', async () => {
    const alice = (await invoke('alice')).payload;
    const bob = (await invoke('bob')).payload;
    expect(bob.pid).toBe(alice.pid);
    expect(alice).toMatchObject({ whenLoaded: 'alice', now: 'alice', later: 'alice' });
    expect(bob).toMatchObject({ whenLoaded: 'bob', now: 'bob', later: 'bob' });
    expect(alice.names).toContain('ALICE');
    expect(bob.names).not.toContain('ALICE');
    expect((await invoke('thread')).payload).toBe('thread');
  });

  it('cannot change the variables of one another', async () => {
    await invoke('keep');
    expect((await invoke('bob')).payload.now).toBe('bob');
  });

  it('have their own instances of modules, except those in shared folders', async () => {
    const before = (await invoke('alice')).payload;
    const bob = (await invoke('bob')).payload;
    const after = (await invoke('alice')).payload;
    expect(after.own).toBe(before.own + 1);
    expect(bob.shared).toBe(before.shared + 1);
    expect(after.shared).toBe(before.shared + 2);
  });

  it('write to their own logs', async () => {
    await invoke('alice');
    await invoke('bob');
    const log = (name: string) => readFileSync(join(directory, 'state/log', `${name}.log`), 'utf8');
    expect(log('alice')).toContain('I am alice');
    expect(log('alice')).not.toContain('bob');
    expect(log('bob')).not.toContain('alice');
  });
});

describe('memory', () => {
  it('that a function left allocated does not count against the next one', async () => {
    const holder = await invoke('hold', { bytes: 200 * 1024 * 1024 });
    expect(await invoke('small')).toEqual({ payload: holder.payload, functionError: undefined });
  });

  it('of a process that stays too large is freed: a new process replaces it', async () => {
    const holder = await invoke('hold', { bytes: 450 * 1024 * 1024 });
    expect(holder.functionError).toBeUndefined();
    expect((await invoke('small')).payload).not.toBe(holder.payload);
  });
});

it('a failure after the answer does not end other invocations; a new process replaces the old one', async () => {
  const file = join(directory, 'slow');
  const stray = await invoke('stray', { file });
  const slow = invoke('slow', { file });
  // Code of the first invocation fails after the second one has started.
  await expect.poll(() => existsSync(`${file}-stray`)).toBe(true);
  writeFileSync(`${file}-go`, '');
  expect(await slow).toEqual({ payload: stray.payload, functionError: undefined });
  expect((await invoke('small')).payload).not.toBe(stray.payload);
});

it.runIf(inject('everyCase'))('that is uncollected garbage does not count as used', async () => {
  expect((await invoke('crumbs', { bytes: 3e9 })).functionError).toBeUndefined();
});

it('a log that cannot be written affects neither the answer nor later invocations', async () => {
  const log = join(directory, 'state/log');
  renameSync(log, `${log}-away`);
  const blind = await invoke('small');
  renameSync(`${log}-away`, log);
  expect(blind.functionError).toBeUndefined();
  expect((await invoke('small')).functionError).toBeUndefined();
});

describe('functions that wait for others', () => {
  it('may throw a value without text, which fails only their own invocation', async () => {
    const file = join(directory, 'gate-shapeless');
    const neighbour = invoke('wait', { file });
    expect((await invoke('shapeless')).payload).toMatchObject({
      errorType: 'object',
      errorMessage: '[object Object]',
    });
    writeFileSync(file, '');
    expect((await neighbour).functionError).toBeUndefined();
  });

  it('share one process, whatever their number', async () => {
    const file = join(directory, 'meeting');
    const all = await Promise.all(Array.from({ length: 12 }, (_, n) => invoke('meet', { file, n })));
    expect(new Set(all.map(({ payload }) => payload)).size).toBe(1);
  });

  it('take no process from functions that compute', async () => {
    const file = join(directory, 'gate-work');
    const waiting = invoke('wait', { file });
    expect((await invoke('small')).functionError).toBeUndefined();
    writeFileSync(file, '');
    expect((await waiting).functionError).toBeUndefined();
  });

  it.each(['escape', 'late'])(
    'fail (%s) without affecting others; later invocations run in a new process',
    async (name) => {
      const file = join(directory, `gate-${name}`);
      const neighbour = invoke('wait', { file });
      const failed = await invoke(name, { file: join(directory, 'never') });
      expect(failed.functionError).toBe('Unhandled');
      const open = join(directory, 'open');
      writeFileSync(open, '');
      const next = await invoke('wait', { file: open });
      writeFileSync(file, '');
      const old = await neighbour;
      expect(old.functionError).toBeUndefined();
      expect(next.payload).not.toBe(old.payload);
    },
  );
});
