/** The service's SQLite database: write-ahead log, one writer. */
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '@cgdx/aws/database/open-database.ts';
import { inTransaction } from '@cgdx/aws/database/transaction.ts';

const schemaVersion = 2;

const schema = `
create table machine (
  arn text primary key, name text not null, type text not null, created_at integer not null,
  revision integer not null, logging text not null, tracing text not null
) strict;
create table revision (
  id integer primary key, machine text not null, definition text not null, role_arn text not null,
  at integer not null, revision_id text
) strict;
create table tag (resource text not null, key text not null, value text not null, primary key (resource, key)) strict, without rowid;
create table execution (
  id integer primary key, arn text not null unique, machine text not null, name text not null, revision integer not null,
  status text not null, input text not null, output text, error text, cause text, started_at integer not null,
  stopped_at integer, timeout_at integer, redrive_count integer not null, redriven_at integer, started_by text unique
) strict;
create index execution_of_machine on execution (machine, started_at desc, id desc);
create index execution_running on execution (status) where status = 'RUNNING';
create table progress (execution integer primary key, next_event integer not null, next_frame integer not null) strict;
create table event (
  execution integer not null, id integer not null, previous integer not null, at integer not null, type text not null,
  details text, primary key (execution, id)
) strict, without rowid;
create table frame (execution integer not null, id integer not null, data text not null, primary key (execution, id)) strict, without rowid;
create table item_list (execution integer not null, frame integer not null, items text not null, primary key (execution, frame)) strict, without rowid;
create table result (execution integer not null, frame integer not null, slot integer not null, output text not null, primary key (execution, frame, slot)) strict, without rowid;
create table token (token text primary key, execution integer not null, frame integer not null, attempt integer not null) strict, without rowid;
create index token_of_execution on token (execution);
create table status_change (
  id integer primary key autoincrement, execution integer not null, status text not null, output text, error text, cause text,
  stopped_at integer, redrive_count integer not null, redriven_at integer
) strict;
`;

export interface Store {
  readonly db: DatabaseSync;
  /** Runs `work` as one transaction. */
  transaction<T>(work: () => T): T;
  /** `listener` is called after every commit; it must not throw. */
  onCommit(listener: () => void): void;
  close(): void;
}

/** Opens or creates the database in `directory`. */
export function openStore(directory: string): Store {
  const db = openDatabase(join(directory, 'stepfunctions.sqlite'));
  const { user_version: version } = db.prepare('pragma user_version').get() as { user_version: number };
  if (version === 0) db.exec(`begin; ${schema} pragma user_version = ${schemaVersion}; commit;`);
  else if (version !== schemaVersion) throw new Error(`The database in ${directory} has version ${version}`);
  const listeners: Array<() => void> = [];
  return {
    db,
    onCommit: (listener) => void listeners.push(listener),
    transaction(work) {
      const answer = inTransaction(db, work);
      for (const listener of listeners) listener();
      return answer;
    },
    close: () => db.close(),
  };
}
