/** For tests: the server with a client, and helpers that put a rule and read a refusal. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  EventBridgeClient,
  PutRuleCommand,
  PutTargetsCommand,
  type Target,
} from '@aws-sdk/client-eventbridge';
import { type Events, startEvents } from './events.ts';

export const lambdaArn = 'arn:aws:lambda:ap-southeast-1:000000000000:function:f';

export interface EventsFixture {
  readonly events: Events;
  readonly client: EventBridgeClient;
  readonly close: () => Promise<void>;
}

export async function openEvents(
  deliver: (arn: string, input: string) => Promise<void>,
): Promise<EventsFixture> {
  const directory = mkdtempSync(join(tmpdir(), 'events-'));
  const events = await startEvents({
    port: 0,
    directory,
    region: 'ap-southeast-1',
    accountId: '000000000000',
    retryAfterMs: () => 1,
    deliver,
  });
  const client = new EventBridgeClient({
    endpoint: events.url,
    region: 'ap-southeast-1',
    maxAttempts: 1,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
  const close = async () => {
    client.destroy();
    await events.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  return { events, client, close };
}

/** Puts the rule `r` with the one target `t`. */
export async function putRule(
  client: EventBridgeClient,
  pattern: unknown,
  target: Partial<Target> = {},
  bus = 'default',
): Promise<void> {
  await client.send(
    new PutRuleCommand({ Name: 'r', EventPattern: JSON.stringify(pattern), EventBusName: bus }),
  );
  await client.send(
    new PutTargetsCommand({
      Rule: 'r',
      EventBusName: bus,
      Targets: [{ Id: 't', Arn: lambdaArn, ...target }],
    }),
  );
}

export const refused = (command: Promise<unknown>): Promise<string> =>
  command.then(
    () => 'accepted',
    (error: Error) => `${error.name}: ${error.message}`,
  );
