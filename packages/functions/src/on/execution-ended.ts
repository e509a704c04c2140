/** An execution has ended: notes at which state it stopped, or that it stands nowhere any more. */
import type { EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { handled } from '../handled.ts';
import { correlationOf } from '../observe/correlation.ts';
import { correlate } from '../observe/log.ts';
import { lastState } from '../store/execution.ts';
import { noteEnded } from '../store/standing.ts';

const detailSchema = z.object({
  executionArn: z.string(),
  status: z.enum(['SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED']),
  redriveCount: z.number().int().default(0),
  /** Unix ms. */
  startDate: z.number(),
  stopDate: z.number(),
  input: z.string(),
});

const endOf = {
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
  TIMED_OUT: 'timed-out',
  ABORTED: 'aborted',
} as const;

const timeOf = (unixMs: number): string => new Date(unixMs).toISOString();

export const handler = handled(async (event: EventBridgeEvent<string, unknown>): Promise<void> => {
  const detail = detailSchema.parse(event.detail);
  correlate(correlationOf(JSON.parse(detail.input)));
  const status = endOf[detail.status];
  // Only the history knows a state that no step ran in: a decision that failed, or the state `Fail`.
  const state = status === 'succeeded' ? undefined : await lastState(detail.executionArn);
  await noteEnded(
    {
      execution: detail.executionArn,
      status,
      startedAt: timeOf(detail.startDate),
      endedAt: timeOf(detail.stopDate),
      redrives: detail.redriveCount,
    },
    state,
  );
});
