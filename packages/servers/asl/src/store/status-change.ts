/** Status changes that have not been reported yet. Triggers write them in the same transaction as the change. */
import type { ExecutionStatus } from './execution.ts';
import type { Store } from './open.ts';

/** The state of an execution when its status changed. */
export interface StatusChange {
  /** Increases with each change. */
  readonly id: number;
  readonly arn: string;
  readonly machine: string;
  readonly name: string;
  readonly status: ExecutionStatus;
  /** JSON text. */
  readonly input: string;
  readonly output: string | null;
  readonly error: string | null;
  readonly cause: string | null;
  /** Unix ms. */
  readonly startedAt: number;
  readonly stoppedAt: number | null;
  readonly redriveCount: number;
  readonly redrivenAt: number | null;
}

const note = `insert into status_change (execution, status, output, error, cause, stopped_at, redrive_count, redriven_at)
  values (new.id, new.status, new.output, new.error, new.cause, new.stopped_at, new.redrive_count, new.redriven_at);`;

/** Records every change from now on, while this process has the store open. */
export function noteStatusChanges({ db }: Store): void {
  db.exec(`
    create temp trigger execution_started after insert on execution begin ${note} end;
    create temp trigger execution_changed after update of status on execution when old.status <> new.status begin ${note} end;
  `);
}

/** Returns the oldest change that has not been reported. */
export function nextStatusChange({ db }: Store): StatusChange | undefined {
  const row = db
    .prepare(
      `select c.id, e.arn, e.machine, e.name, c.status, e.input, c.output, c.error, c.cause, e.started_at as startedAt,
         c.stopped_at as stoppedAt, c.redrive_count as redriveCount, c.redriven_at as redrivenAt
       from status_change c join execution e on e.id = c.execution order by c.id limit 1`,
    )
    .get();
  return row as unknown as StatusChange | undefined;
}

export function forgetStatusChange({ db }: Store, id: number): void {
  db.prepare('delete from status_change where id = ?').run(id);
}
