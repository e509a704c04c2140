import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  EventBridgeClient,
  PutEventsCommand,
  PutRuleCommand,
  PutTargetsCommand,
} from '@aws-sdk/client-eventbridge';
import { afterAll, expect, it } from 'vitest';
import { startEvents } from './events.ts';

const directory = mkdtempSync(join(tmpdir(), 'events-crash-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

/** Starts a server whose target never answers. */
async function startDeaf(): Promise<{ child: ChildProcess; url: string }> {
  const file = join(directory, 'deaf.mjs');
  writeFileSync(
    file,
    `import { startEvents } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'events.ts')).href)};
     const events = await startEvents({ port: 0, directory: ${JSON.stringify(join(directory, 'state'))},
       region: 'r', accountId: '1', deliver: () => new Promise(() => {}) });
     process.stdout.write(events.url + '\\n');`,
  );
  const child = spawn(process.execPath, ['--no-warnings', file], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, url: line.toString().trim() };
}

it('events that PutEvents accepted are delivered after kill -9', async () => {
  const { child, url } = await startDeaf();
  const client = new EventBridgeClient({
    endpoint: url,
    region: 'r',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
  await client.send(new PutRuleCommand({ Name: 'r', EventPattern: '{"source":["s"]}' }));
  await client.send(
    new PutTargetsCommand({ Rule: 'r', Targets: [{ Id: 't', Arn: 'arn:aws:lambda:r:1:function:f' }] }),
  );
  const entry = (n: number) => ({ Source: 's', DetailType: 't', Detail: JSON.stringify({ n }) });
  for (let batch = 0; batch < 10; batch++) {
    const Entries = Array.from({ length: 10 }, (_, index) => entry(batch * 10 + index));
    await client.send(new PutEventsCommand({ Entries }));
  }
  client.destroy();
  child.kill('SIGKILL');
  await once(child, 'exit');

  const seen = new Set<number>();
  const events = await startEvents({
    port: 0,
    directory: join(directory, 'state'),
    region: 'r',
    accountId: '1',
    deliver: async (_, input) => {
      seen.add((JSON.parse(input) as { detail: { n: number } }).detail.n);
    },
  });
  await expect.poll(() => seen.size).toBe(100);
  await events.stop();
});
