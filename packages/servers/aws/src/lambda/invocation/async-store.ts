/** Stores asynchronous invocations that are pending and those that failed for good. */
import { join } from 'node:path';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';
import { openDatabase } from '../../database/open-database.ts';

export interface PendingInvocation {
  readonly requestId: string;
  readonly functionName: string;
  /** JSON text. */
  readonly payload: string;
  readonly attempts: number;
}

/** An invocation whose attempts have all failed. It stays stored until it is redriven. */
export interface FailedInvocation extends PendingInvocation {
  /** JSON text: the error of the last attempt. */
  readonly reason: string;
  /** Unix ms. */
  readonly failedAt: number;
}

const schema = `
  CREATE TABLE IF NOT EXISTS invocation (
    request_id TEXT PRIMARY KEY, function_name TEXT NOT NULL, payload TEXT NOT NULL,
    attempts INTEGER NOT NULL, next_at INTEGER NOT NULL, failed_at INTEGER, reason TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS invocation_waiting ON invocation (next_at) WHERE failed_at IS NULL;
`;

const row = z.object({
  request_id: z.string(),
  function_name: z.string(),
  payload: z.string(),
  attempts: z.number(),
  failed_at: z.number().nullable(),
  reason: z.string().nullable(),
});

function pendingOf(found: Record<string, SQLOutputValue>): PendingInvocation {
  const { request_id, function_name, payload, attempts } = row.parse(found);
  return { requestId: request_id, functionName: function_name, payload, attempts };
}

export function openAsyncStore(directory: string): DatabaseSync {
  return openDatabase(join(directory, 'invocation.sqlite'), schema);
}

export function addInvocation(database: DatabaseSync, invocation: PendingInvocation, now: number): void {
  database
    .prepare(
      'INSERT INTO invocation (request_id, function_name, payload, attempts, next_at) VALUES (?, ?, ?, ?, ?)',
    )
    .run(invocation.requestId, invocation.functionName, invocation.payload, invocation.attempts, now);
}

/** Returns the invocations that are due, longest overdue first. */
export function dueInvocations(database: DatabaseSync, now: number, limit: number): PendingInvocation[] {
  return database
    .prepare('SELECT * FROM invocation WHERE failed_at IS NULL AND next_at <= ? ORDER BY next_at LIMIT ?')
    .all(now, limit)
    .map(pendingOf);
}

/** Returns the time of the next invocation that is due after `now`, in Unix ms; undefined if there is none. */
export function nextInvocationAt(database: DatabaseSync, now: number): number | undefined {
  const found = database
    .prepare('SELECT min(next_at) AS at FROM invocation WHERE failed_at IS NULL AND next_at > ?')
    .get(now);
  return typeof found?.at === 'number' ? found.at : undefined;
}

export function finishInvocation(database: DatabaseSync, requestId: string): void {
  database.prepare('DELETE FROM invocation WHERE request_id = ?').run(requestId);
}

export function postponeInvocation(
  database: DatabaseSync,
  requestId: string,
  attempts: number,
  at: number,
): void {
  database
    .prepare('UPDATE invocation SET attempts = ?, next_at = ? WHERE request_id = ?')
    .run(attempts, at, requestId);
}

export function giveUpInvocation(
  database: DatabaseSync,
  requestId: string,
  attempts: number,
  reason: string,
  now: number,
): void {
  database
    .prepare('UPDATE invocation SET attempts = ?, reason = ?, failed_at = ? WHERE request_id = ?')
    .run(attempts, reason, now, requestId);
}

export function listFailedInvocations(database: DatabaseSync): FailedInvocation[] {
  return database
    .prepare('SELECT * FROM invocation WHERE failed_at IS NOT NULL ORDER BY failed_at')
    .all()
    .map((found) => {
      const { reason, failed_at } = row.parse(found);
      return { ...pendingOf(found), reason: reason ?? '', failedAt: failed_at ?? 0 };
    });
}

/** Makes a failed invocation pending again. Returns false if none has this id. */
export function reviveInvocation(database: DatabaseSync, requestId: string, now: number): boolean {
  const { changes } = database
    .prepare(
      `UPDATE invocation SET attempts = 0, reason = NULL, failed_at = NULL, next_at = ?
       WHERE request_id = ? AND failed_at IS NOT NULL`,
    )
    .run(now, requestId);
  return Number(changes) === 1;
}
