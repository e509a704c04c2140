/**
 * Records, when an execution ends and on a schedule, at which state it stopped, or that it is at no state any
 * more.
 */
import type { EventBridgeEvent } from 'aws-lambda';
import { z } from 'zod';
import { handled } from '../ground/handler/handled.ts';
import { correlationOf } from '../ground/log/correlation.ts';
import { correlate } from '../ground/log/log.ts';
import { noteEnd } from '../ground/workflow/note-end.ts';
import { isLate } from '../ground/workflow/standing.ts';
import { checkStanding } from './check-standing.ts';

const detailSchema = z.object({
  executionArn: z.string(),
  status: z.enum(['SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED']),
  redriveCount: z.number().int().default(0),
  /** Unix ms. */
  startDate: z.number(),
  stopDate: z.number(),
  input: z.string(),
});

/** Scheduled events name no execution. */
const namesExecution = ({ detail }: EventBridgeEvent<string, unknown>): boolean =>
  typeof detail === 'object' && detail !== null && 'executionArn' in detail;

export const handler = handled(async (event: EventBridgeEvent<string, unknown>): Promise<void> => {
  if (!namesExecution(event)) {
    await checkStanding();
    return;
  }
  const { executionArn, input, startDate, stopDate, ...detail } = detailSchema.parse(event.detail);
  correlate(correlationOf(JSON.parse(input)));
  await noteEnd(
    { ...detail, executionArn, startDate: new Date(startDate), stopDate: new Date(stopDate) },
    isLate(event.time),
  );
});
