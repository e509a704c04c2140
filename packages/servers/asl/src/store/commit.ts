/** Writes one decision: its events and everything that it changed, in one transaction. */
import type { StatementSync } from 'node:sqlite';
import type { Step } from '../run/step.ts';
import type { Store } from './open.ts';

export type Commit = (step: Step) => void;

function statements({ db }: Store) {
  return {
    event: db.prepare(
      'insert into event (execution, id, previous, at, type, details) values (?, ?, ?, ?, ?, ?)',
    ),
    saveFrame: db.prepare('insert or replace into frame (execution, id, data) values (?, ?, ?)'),
    removeFrame: db.prepare('delete from frame where execution = ? and id = ?'),
    saveItems: db.prepare('insert or replace into item_list (execution, frame, items) values (?, ?, ?)'),
    removeItems: db.prepare('delete from item_list where execution = ? and frame = ?'),
    saveResult: db.prepare(
      'insert or replace into result (execution, frame, slot, output) values (?, ?, ?, ?)',
    ),
    removeResults: db.prepare('delete from result where execution = ? and frame = ?'),
    saveToken: db.prepare('insert into token (token, execution, frame, attempt) values (?, ?, ?, ?)'),
    progress: db.prepare(
      'insert or replace into progress (execution, next_event, next_frame) values (?, ?, ?)',
    ),
    end: db.prepare(
      'update execution set status = ?, output = ?, error = ?, cause = ?, stopped_at = ? where id = ?',
    ),
    revive: db.prepare(
      "update execution set status = 'RUNNING', output = null, error = null, cause = null, stopped_at = null, redrive_count = ?, redriven_at = ?, timeout_at = ? where id = ?",
    ),
    removeTokens: db.prepare('delete from token where execution = ?'),
    forget: ['frame', 'item_list', 'result'].map((table) =>
      db.prepare(`delete from ${table} where execution = ?`),
    ),
  } satisfies Record<string, StatementSync | StatementSync[]>;
}

type Statements = ReturnType<typeof statements>;

function writeEnd(sql: Statements, { run, ending, now }: Step): void {
  if (ending === undefined) return;
  const failure = ending.status === 'SUCCEEDED' || ending.status === 'TIMED_OUT' ? {} : ending.failure;
  const output = ending.status === 'SUCCEEDED' ? ending.output : null;
  sql.end.run(ending.status, output, failure.error ?? null, failure.cause ?? null, now, run.id);
  sql.removeTokens.run(run.id);
  // The frames of an execution that did not succeed stay, so that it can be redriven.
  if (ending.status === 'SUCCEEDED') for (const forget of sql.forget) forget.run(run.id);
}

function write(sql: Statements, step: Step): void {
  const { run } = step;
  for (const { id, previous, at, type, details } of step.events) {
    sql.event.run(run.id, id, previous, at, type, details === undefined ? null : JSON.stringify(details));
  }
  for (const id of step.removed) sql.removeFrame.run(run.id, id);
  for (const frame of step.cleared) {
    sql.removeItems.run(run.id, frame);
    sql.removeResults.run(run.id, frame);
  }
  for (const { frame, slot, output } of step.results) {
    if (!step.cleared.has(frame)) sql.saveResult.run(run.id, frame, slot, output);
  }
  for (const [frame, items] of step.items) {
    if (!step.cleared.has(frame)) sql.saveItems.run(run.id, frame, JSON.stringify(items));
  }
  for (const frame of step.saved) sql.saveFrame.run(run.id, frame.id, JSON.stringify(frame));
  for (const { token, frame, attempt } of step.tokens) sql.saveToken.run(token, run.id, frame, attempt);
  sql.progress.run(run.id, run.nextEvent, run.nextFrame);
  if (step.revived) {
    sql.revive.run(run.redriveCount, run.redrivenAt ?? null, run.timeoutAt ?? null, run.id);
  }
  writeEnd(sql, step);
}

export function commitTo(store: Store): Commit {
  const sql = statements(store);
  return (step) => store.transaction(() => write(sql, step));
}
