import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { afterAll, expect, it } from 'vitest';
import { commandOf } from '../process/orphan-process.ts';
import { startLambda } from './lambda.ts';

const directory = mkdtempSync(join(tmpdir(), 'lambda-crash-'));
const state = join(directory, 'state');
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

const handler = join(directory, 'handler.mjs');
writeFileSync(
  handler,
  `import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
   export const note = async ({ n, gate, file }) => {
     writeFileSync(file + '.pid', String(process.pid));
     while (!existsSync(gate)) await new Promise((resolve) => setTimeout(resolve, 5));
     appendFileSync(file, n + '\\n');
   };
   export const spin = async ({ file }) => { writeFileSync(file + '.spin', String(process.pid)); for (;;); };`,
);
const functions = Object.fromEntries(
  ['note', 'spin'].map((exportName) => [
    exportName,
    { file: handler, exportName, timeoutSeconds: 30, memoryMb: 512, environment: {} },
  ]),
);

async function startApart(): Promise<{ child: ChildProcess; url: string }> {
  const file = join(directory, 'apart.mjs');
  writeFileSync(
    file,
    `import { startLambda } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'lambda.ts')).href)};
     const lambda = await startLambda({ port: 0, directory: ${JSON.stringify(state)}, functions: ${JSON.stringify(functions)} });
     process.stdout.write(lambda.url + '\\n');`,
  );
  const child = spawn(process.execPath, ['--no-warnings', file], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

async function pidIn(file: string): Promise<number> {
  const read = (): number => Number(existsSync(file) ? readFileSync(file, 'utf8') : 0);
  await expect.poll(read).toBeGreaterThan(0);
  return read();
}

it('kill -9 leaves no process running, and accepted invocations are run after a restart', async () => {
  const file = join(directory, 'notes');
  const gate = join(directory, 'gate');
  const { child, url } = await startApart();
  const client = new LambdaClient({
    endpoint: url,
    region: 'r',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
  for (let n = 0; n < 5; n++) {
    const Payload = Buffer.from(JSON.stringify({ n, gate, file }));
    await client.send(new InvokeCommand({ FunctionName: 'note', InvocationType: 'Event', Payload }));
  }
  client
    .send(new InvokeCommand({ FunctionName: 'spin', Payload: Buffer.from(JSON.stringify({ file })) }))
    .catch(() => {});
  const waiting = await pidIn(`${file}.pid`);
  const spinning = await pidIn(`${file}.spin`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  client.destroy();
  await expect.poll(() => commandOf(waiting)).toBeUndefined();

  writeFileSync(gate, '');
  const lambda = await startLambda({ port: 0, directory: state, functions });
  // A handler that never yields cannot notice that its parent is gone; the next start ends the process.
  expect(commandOf(spinning)).toBeUndefined();
  await expect.poll(() => new Set(readFileSync(file, 'utf8').trim().split('\n')).size).toBe(5);
  await lambda.stop();
});
