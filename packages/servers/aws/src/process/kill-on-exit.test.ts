import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { commandOf } from './orphan-process.ts';

const directory = mkdtempSync(join(tmpdir(), 'cgdx-die-'));
const parents: ChildProcess[] = [];
afterAll(() => {
  for (const parent of parents) parent.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

const module = pathToFileURL(join(import.meta.dirname, 'kill-on-exit.ts')).href;

/** Runs `body` in a process of its own and reads the `count` pids that it prints. */
async function start(body: string, count: number): Promise<{ parent: ChildProcess; pids: number[] }> {
  const script = join(directory, `${Math.random()}.ts`);
  writeFileSync(
    script,
    `import { spawn } from 'node:child_process';
     import { killedOnExit, killMarkedOnExit } from ${JSON.stringify(module)};
     ${body}
     setInterval(() => {}, 1000);`,
  );
  const parent = spawn(process.execPath, ['--no-warnings', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  parents.push(parent);
  const pids: number[] = [];
  for await (const line of createInterface({ input: parent.stdout })) {
    pids.push(Number(line));
    if (pids.length === count) break;
  }
  return { parent, pids };
}

async function kill(parent: ChildProcess): Promise<void> {
  parent.kill('SIGKILL');
  await once(parent, 'exit');
}

const allGone = (pids: readonly number[]) =>
  expect.poll(() => pids.map(commandOf)).toEqual(pids.map(() => undefined));

test('kill -9 of a process ends its child, and a child that leads a process group with its whole group', async () => {
  const { parent, pids } = await start(
    `const one = killedOnExit(() => spawn('sleep', ['300']), 'process');
     const leader = killedOnExit(() => spawn('sh', ['-c', 'sleep 301 & echo $!; wait'], { detached: true }), 'group');
     leader.stdout.on('data', (text) => console.log([one.pid, leader.pid, Number(text)].join('\\n')));`,
    3,
  );
  await expect
    .poll(() => pids.map(commandOf))
    .toEqual(['sleep 300', expect.stringContaining('sh -c'), 'sleep 301']);
  await kill(parent);
  await allGone(pids);
});

test('a child that ignores SIGTERM is killed', async () => {
  const { parent, pids } = await start(
    `const deaf = killedOnExit(() => spawn('sh', ['-c', 'trap "" TERM; echo; while :; do sleep 1; done']), 'process');
     deaf.stdout.on('data', () => console.log(deaf.pid));`,
    1,
  );
  await kill(parent);
  await allGone(pids);
});

test('a watcher that is killed is replaced', async () => {
  const { parent, pids } = await start(
    `import { execFileSync } from 'node:child_process';
     const watchers = () => execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\\n')
       .map((line) => line.trim().split(/\\s+/)).filter(([, parent, ...args]) => Number(parent) === process.pid && args.includes('parent-watcher'));
     const child = killedOnExit(() => spawn('sleep', ['302']), 'process');
     const [first] = watchers();
     process.kill(Number(first[0]), 'SIGKILL');
     const timer = setInterval(() => {
       const [next] = watchers();
       if (next === undefined || next[0] === first[0]) return;
       clearInterval(timer);
       console.log(child.pid);
     }, 20);`,
    1,
  );
  await kill(parent);
  await allGone(pids);
});

test.skipIf(process.platform !== 'linux')(
  'a process with the mark in its environment is ended, too, whichever process started it',
  async () => {
    const { parent, pids } = await start(
      `killMarkedOnExit('CGDX_MARK_OF_TEST=' + process.pid);
     const child = spawn('sh', ['-c', 'setsid sleep 303 & echo $!'], { env: { ...process.env, CGDX_MARK_OF_TEST: String(process.pid) } });
     child.stdout.on('data', (text) => console.log(Number(text)));`,
      1,
    );
    await expect.poll(() => commandOf(pids[0] ?? 0)).toBe('sleep 303');
    await kill(parent);
    await allGone(pids);
  },
);

test('children of a process that ends by itself end with it, and children that ended earlier cause no error', async () => {
  const { parent, pids } = await start(
    `const over = killedOnExit(() => spawn('true'), 'process');
     const child = killedOnExit(() => spawn('sleep', ['304']), 'process');
     over.once('exit', () => { console.log(child.pid); setTimeout(() => process.exit(0)); });`,
    1,
  );
  if (parent.exitCode === null) await once(parent, 'exit');
  await allGone(pids);
});
