import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen } from '@cgdx/aws/process/listen.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Stack, writeEndpoints } from './endpoints.ts';
import { writeInstance } from './instance.ts';
import { findStack } from './running-stack.ts';

const startCommand = fileURLToPath(new URL('../command/start/start-command.ts', import.meta.url));
const starting: ChildProcess[] = [];
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'cgdx-stack-'));
  vi.stubEnv('CGDX_STATE_DIR', directory);
});
afterEach(() => {
  for (const process of starting.splice(0)) process.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Starts a process that looks like a local cloud that is still starting. */
async function newStart(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', startCommand]);
  starting.push(child);
  await new Promise((resolve) => child.once('spawn', resolve));
  writeInstance(directory, { pid: child.pid ?? 0 });
  return child;
}

/** Waits for a stack; resolves once it has printed that it is waiting. */
async function waitForStack() {
  const said = new Promise<string>((resolve) => {
    vi.spyOn(console, 'error').mockImplementation(resolve);
  });
  const found = findStack(undefined);
  found.catch(() => undefined);
  expect(await said).toContain('still starting');
  return { found };
}

const contracts = { cgdx: '', marketplace: '', appender: '', payer: '', settler: '' };
const stackAt = (apiUrl: string): Stack => ({
  ...{
    stage: 'local',
    region: '',
    accountId: '',
    userPoolId: '',
    userPoolClientId: '',
    identityPoolId: '',
  },
  ...{ endpoints: {}, env: {}, tables: {}, buckets: {}, stateMachines: {}, functions: {} },
  eventBus: { name: '', arn: '' },
  chain: { rpcUrl: '', chainId: 1287, contracts },
  webUrl: '',
  apiUrl,
});

test('without a running or starting stack, a command says how to start one', async () => {
  await expect(findStack(undefined)).rejects.toMatchObject({
    code: 'StackNotRunning',
    advice: expect.stringContaining('in another terminal'),
  });
});

test('a command waits for a local cloud that is starting', async () => {
  await newStart();
  const { found } = await waitForStack();
  const api = await listen(
    createServer((_request, response) => response.end()),
    0,
  );
  writeEndpoints(directory, stackAt(api.url));
  expect((await found).apiUrl).toBe(api.url);
  await api.stop();
});

test('a copied directory names the original, which is not used: a command never acts on a market that the person did not name', async () => {
  writeEndpoints(directory, { ...stackAt('http://127.0.0.1:9'), pid: process.ppid });
  await expect(findStack(undefined)).rejects.toMatchObject({
    code: 'StackNotRunning',
    advice: expect.stringContaining('was copied from another'),
  });
});

test('a command stops waiting for a local cloud that ends before it is up', async () => {
  const child = await newStart();
  const { found } = await waitForStack();
  child.kill('SIGKILL');
  await expect(found).rejects.toMatchObject({ code: 'StackNotRunning' });
});
