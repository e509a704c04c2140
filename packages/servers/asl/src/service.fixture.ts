/** For tests: a service with its own directory, any free port, and AWS's own client. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DescribeExecutionCommand,
  type DescribeExecutionCommandOutput,
  GetExecutionHistoryCommand,
  type HistoryEvent,
  SFNClient,
} from '@aws-sdk/client-sfn';
import type { Clock } from './engine/clock.ts';
import type { Json } from './ground/json.ts';
import {
  createStateMachineService,
  type StateMachineService,
  type StateMachineServiceOptions,
} from './service.ts';

const region = 'ap-southeast-1';
const accountId = '000000000000';
export const roleArn = `arn:aws:iam::${accountId}:role/test`;

export function clientFor(url: string): SFNClient {
  return new SFNClient({
    endpoint: url,
    region,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
}

/** A clock that moves only when told to. */
export interface ManualClock extends Clock {
  advance(ms: number): void;
}

export function manualClock(start = Date.UTC(2026, 0, 1)): ManualClock {
  let time = start;
  const alarms = new Set<{ at: number; callback: () => void }>();
  return {
    now: () => time,
    wakeAt(at, callback) {
      const alarm = { at, callback };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    advance(ms) {
      time += ms;
      for (const alarm of [...alarms]) {
        if (alarm.at > time || !alarms.delete(alarm)) continue;
        alarm.callback();
      }
    },
  };
}

export interface Fixture {
  readonly service: StateMachineService;
  readonly client: SFNClient;
  readonly directory: string;
  close(): Promise<void>;
}

export async function openFixture(options: Partial<StateMachineServiceOptions> = {}): Promise<Fixture> {
  const directory = options.directory ?? mkdtempSync(join(tmpdir(), 'asl-'));
  const service = await createStateMachineService({
    port: 0,
    integrations: {},
    region,
    accountId,
    ...options,
    directory,
  });
  const client = clientFor(service.url);
  return {
    service,
    client,
    directory,
    async close() {
      client.destroy();
      await service.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Makes a JSONata machine with these states, the first of which is StartAt. */
export function machineOf(states: Record<string, Json>, more: Record<string, Json> = {}): string {
  return JSON.stringify({
    QueryLanguage: 'JSONata',
    StartAt: Object.keys(states)[0] ?? '',
    States: states,
    ...more,
  });
}

const pollMs = 5;
/** Longer than any machine needs; the test runner detects a test that is stuck. */
const patienceMs = 1_800_000;

export async function untilEnded(
  client: SFNClient,
  executionArn: string,
): Promise<DescribeExecutionCommandOutput> {
  for (const end = Date.now() + patienceMs; Date.now() < end; ) {
    const found = await client.send(new DescribeExecutionCommand({ executionArn }));
    if (found.status !== 'RUNNING') return found;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Error(`${executionArn} still runs`);
}

/** Polls until `done`, at most as long as an execution may take. */
export async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + patienceMs; !(await done()); ) {
    if (Date.now() > end) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

export async function historyOf(client: SFNClient, executionArn: string): Promise<HistoryEvent[]> {
  const { events = [] } = await client.send(
    new GetExecutionHistoryCommand({ executionArn, maxResults: 1000 }),
  );
  return events;
}

/** Returns lines like `2<0 PassStateEntered`: id, predecessor, and type. */
export function chain(events: readonly HistoryEvent[]): string[] {
  return events.map(({ id, previousEventId, type }) => `${id}<${previousEventId} ${type}`);
}
