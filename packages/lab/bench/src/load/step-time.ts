/** Measures how long the steps of executions worked and waited: from their histories and the functions' logs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  GetExecutionHistoryCommand,
  type HistoryEvent,
  type HistoryEventType,
  type SFNClient,
} from '@aws-sdk/client-sfn';
import { z } from 'zod';

export interface StepTime {
  readonly state: string;
  /** From the function's invocation to its response, minus its work. */
  readonly waitedMs: number;
  /** The handler's time, including loading it if necessary. */
  readonly workedMs: number;
}

/** @param directory the cloud's state directory */
export async function stepTimesOf(
  client: SFNClient,
  arns: readonly string[],
  directory: string,
): Promise<StepTime[]> {
  const worked = readWorkedMs(join(directory, 'lambda/log'));
  const times: StepTime[] = [];
  for (const executionArn of arns) {
    const { events = [] } = await client.send(
      new GetExecutionHistoryCommand({ executionArn, maxResults: 1000 }),
    );
    times.push(...stepTimes(events, worked));
  }
  return times;
}

/** Returns the ms in each REPORT line, by request id. */
function readWorkedMs(directory: string): ReadonlyMap<string, number> {
  const worked = new Map<string, number>();
  const files = existsSync(directory) ? readdirSync(directory) : [];
  const report = /^REPORT RequestId: (\S+)\tDuration: ([\d.]+) ms\t(?:.*Init Duration: ([\d.]+) ms)?/gm;
  for (const file of files) {
    for (const [, id = '', ms, initMs = '0'] of readFileSync(join(directory, file), 'utf8').matchAll(
      report,
    )) {
      worked.set(id, Number(ms) + Number(initMs));
    }
  }
  return worked;
}

const resultSchema = z.object({ SdkResponseMetadata: z.object({ RequestId: z.string() }) });

/** Returns the times of tasks that end with their function's result; a task with a token waits for others. */
function stepTimes(events: readonly HistoryEvent[], worked: ReadonlyMap<string, number>): StepTime[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  const lastBefore = (event: HistoryEvent, type: HistoryEventType): HistoryEvent | undefined => {
    let before = byId.get(event.previousEventId);
    while (before !== undefined && before.type !== type) before = byId.get(before.previousEventId);
    return before;
  };
  return events.flatMap((event) => {
    const output = event.taskSucceededEventDetails?.output ?? event.taskSubmittedEventDetails?.output;
    if (output === undefined) return [];
    const { success, data } = resultSchema.safeParse(JSON.parse(output));
    const workedMs = success ? worked.get(data.SdkResponseMetadata.RequestId) : undefined;
    const scheduledAt = lastBefore(event, 'TaskScheduled')?.timestamp;
    const state = lastBefore(event, 'TaskStateEntered')?.stateEnteredEventDetails?.name;
    if (workedMs === undefined || scheduledAt === undefined || state === undefined) return [];
    const tookMs = (event.timestamp?.getTime() ?? 0) - scheduledAt.getTime();
    return [{ state, workedMs, waitedMs: Math.max(0, tookMs - workedMs) }];
  });
}
