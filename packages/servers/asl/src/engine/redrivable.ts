/** Decides whether an ended execution may be redriven. */
import { maxHistoryEvents, redrivableDays } from '../ground/limit.ts';
import type { ExecutionRow } from '../store/execution.ts';

const dayMs = 86_400_000;

export interface RedriveStatus {
  readonly status: 'REDRIVABLE' | 'NOT_REDRIVABLE';
  readonly reason?: string;
}

/** @param events the length of the history, if the caller knows it */
export function redriveStatusOf(row: ExecutionRow, now: number, events = 0): RedriveStatus {
  if (row.status === 'RUNNING' || row.status === 'SUCCEEDED') {
    return { status: 'NOT_REDRIVABLE', reason: `Execution is ${row.status} and cannot be redriven` };
  }
  if (now - row.startedAt > redrivableDays * dayMs && now - (row.stoppedAt ?? now) > redrivableDays * dayMs) {
    return { status: 'NOT_REDRIVABLE', reason: 'Execution redrivable period exceeded' };
  }
  if (events >= maxHistoryEvents - 1) {
    return { status: 'NOT_REDRIVABLE', reason: 'Execution history event limit exceeded' };
  }
  return { status: 'REDRIVABLE' };
}
