/** Executions as rows, which DescribeExecution and ListExecutions read. */
import type { SQLInputValue } from 'node:sqlite';
import type { Store } from './open.ts';

export type ExecutionStatus = 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'ABORTED';

export interface ExecutionRow {
  readonly id: number;
  readonly arn: string;
  readonly machine: string;
  readonly name: string;
  readonly revision: number;
  readonly status: ExecutionStatus;
  readonly input: string;
  readonly output: string | undefined;
  readonly error: string | undefined;
  readonly cause: string | undefined;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly stoppedAt: number | undefined;
  readonly timeoutAt: number | undefined;
  readonly redriveCount: number;
  readonly redrivenAt: number | undefined;
}

interface Row {
  id: number;
  arn: string;
  machine: string;
  name: string;
  revision: number;
  status: ExecutionStatus;
  input: string;
  output: string | null;
  error: string | null;
  cause: string | null;
  started_at: number;
  stopped_at: number | null;
  timeout_at: number | null;
  redrive_count: number;
  redriven_at: number | null;
}

function toExecution(row: Row): ExecutionRow {
  const { id, arn, machine, name, revision, status, input } = row;
  return {
    id,
    arn,
    machine,
    name,
    revision,
    status,
    input,
    output: row.output ?? undefined,
    error: row.error ?? undefined,
    cause: row.cause ?? undefined,
    startedAt: row.started_at,
    stoppedAt: row.stopped_at ?? undefined,
    timeoutAt: row.timeout_at ?? undefined,
    redriveCount: row.redrive_count,
    redrivenAt: row.redriven_at ?? undefined,
  };
}

function one(store: Store, where: string, value: SQLInputValue): ExecutionRow | undefined {
  const row = store.db.prepare(`select * from execution where ${where}`).get(value) as Row | undefined;
  return row === undefined ? undefined : toExecution(row);
}

export const findExecution = (store: Store, arn: string): ExecutionRow | undefined =>
  one(store, 'arn = ?', arn);

export const findExecutionById = (store: Store, id: number): ExecutionRow | undefined =>
  one(store, 'id = ?', id);

/** Returns the execution that a task's call has already started; undefined if there is none. */
export const findStartedBy = (store: Store, callId: string): ExecutionRow | undefined =>
  one(store, 'started_by = ?', callId);

export function runningExecutionIds({ db }: Store): number[] {
  const rows = db.prepare("select id from execution where status = 'RUNNING' order by id").all();
  return (rows as unknown as { id: number }[]).map(({ id }) => id);
}

/** Returns executions, newest first. @param before where the previous page ended */
export function listExecutions(
  { db }: Store,
  machine: string,
  filter: { status?: string; redriven?: boolean; before?: { startedAt: number; id: number } },
  limit: number,
): ExecutionRow[] {
  const where = ['machine = ?'];
  const values: SQLInputValue[] = [machine];
  if (filter.status !== undefined) {
    where.push('status = ?');
    values.push(filter.status);
  }
  if (filter.redriven !== undefined) where.push(filter.redriven ? 'redrive_count > 0' : 'redrive_count = 0');
  if (filter.before !== undefined) {
    where.push('(started_at, id) < (?, ?)');
    values.push(filter.before.startedAt, filter.before.id);
  }
  const rows = db
    .prepare(`select * from execution where ${where.join(' and ')} order by started_at desc, id desc limit ?`)
    .all(...values, limit);
  return (rows as unknown as Row[]).map(toExecution);
}

export interface NewExecution {
  readonly arn: string;
  readonly machine: string;
  readonly name: string;
  readonly revision: number;
  readonly input: string;
  readonly startedAt: number;
  readonly timeoutAt: number | undefined;
  /** The id of the task's call that starts the execution. */
  readonly startedBy: string | undefined;
}

export function insertExecution({ db }: Store, given: NewExecution): number {
  const { lastInsertRowid } = db
    .prepare(
      `insert into execution (arn, machine, name, revision, status, input, started_at, timeout_at, redrive_count, started_by)
       values (?, ?, ?, ?, 'RUNNING', ?, ?, ?, 0, ?)`,
    )
    .run(
      given.arn,
      given.machine,
      given.name,
      given.revision,
      given.input,
      given.startedAt,
      given.timeoutAt ?? null,
      given.startedBy ?? null,
    );
  return Number(lastInsertRowid);
}
