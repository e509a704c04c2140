/** Stores pending deliveries and those that failed for good. */
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { z } from 'zod';

export interface NewDelivery {
  readonly eventId: string;
  readonly ruleArn: string;
  readonly targetId: string;
  readonly targetArn: string;
  readonly roleArn: string | undefined;
  readonly deadLetterArn: string | undefined;
  /** JSON text. */
  readonly input: string;
  readonly maxAttempts: number;
  readonly maxAgeMs: number;
}

export interface Delivery extends NewDelivery {
  readonly id: number;
  /** The number of attempts so far. */
  readonly attempts: number;
  /** Unix ms; no attempt is made after this time. */
  readonly expiresAt: number;
}

/** A delivery that failed for good. It stays stored until it is redriven. */
export interface DeadLetter {
  readonly id: number;
  readonly eventId: string;
  readonly ruleArn: string;
  readonly targetId: string;
  readonly targetArn: string;
  /** The queue into which AWS would put the letter; the letter is listed here in any case. */
  readonly deadLetterArn: string | undefined;
  readonly input: string;
  readonly attempts: number;
  /** The last error's name and message. */
  readonly reason: string;
  /** Unix ms. */
  readonly failedAt: number;
}

const text = z
  .string()
  .nullable()
  .transform((value) => value ?? undefined);
const row = z.object({
  id: z.number(),
  event_id: z.string(),
  rule_arn: z.string(),
  target_id: z.string(),
  target_arn: z.string(),
  role_arn: text,
  dead_letter_arn: text,
  input: z.string(),
  expires_at: z.number(),
  max_attempts: z.number(),
  max_age_ms: z.number(),
  attempts: z.number(),
  failed_at: z.number().nullable(),
  reason: text,
});

function deliveryOf(found: Record<string, SQLOutputValue>): Delivery {
  const each = row.parse(found);
  return {
    id: each.id,
    eventId: each.event_id,
    ruleArn: each.rule_arn,
    targetId: each.target_id,
    targetArn: each.target_arn,
    roleArn: each.role_arn,
    deadLetterArn: each.dead_letter_arn,
    input: each.input,
    maxAttempts: each.max_attempts,
    maxAgeMs: each.max_age_ms,
    attempts: each.attempts,
    expiresAt: each.expires_at,
  };
}

export function addDelivery(database: DatabaseSync, delivery: NewDelivery, now: number): void {
  database
    .prepare(
      `INSERT INTO delivery (event_id, rule_arn, target_id, target_arn, role_arn, dead_letter_arn, input,
         created_at, expires_at, max_attempts, max_age_ms, attempts, next_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?)`,
    )
    .run(
      delivery.eventId,
      delivery.ruleArn,
      delivery.targetId,
      delivery.targetArn,
      delivery.roleArn ?? null,
      delivery.deadLetterArn ?? null,
      delivery.input,
      now,
      now + delivery.maxAgeMs,
      delivery.maxAttempts,
      delivery.maxAgeMs,
      now,
    );
}

/** Returns the deliveries that are due, longest overdue first. */
export function dueDeliveries(database: DatabaseSync, now: number, limit: number): Delivery[] {
  return database
    .prepare('SELECT * FROM delivery WHERE failed_at IS NULL AND next_at <= ? ORDER BY next_at, id LIMIT ?')
    .all(now, limit)
    .map(deliveryOf);
}

/** Returns the time of the next delivery that is due after `now`, in Unix ms; undefined if there is none. */
export function nextDeliveryAt(database: DatabaseSync, now: number): number | undefined {
  const found = database
    .prepare('SELECT min(next_at) AS at FROM delivery WHERE failed_at IS NULL AND next_at > ?')
    .get(now);
  return typeof found?.at === 'number' ? found.at : undefined;
}

export function finishDelivery(database: DatabaseSync, id: number): void {
  database.prepare('DELETE FROM delivery WHERE id = ?').run(id);
}

export function postponeDelivery(database: DatabaseSync, id: number, attempts: number, nextAt: number): void {
  database.prepare('UPDATE delivery SET attempts = ?, next_at = ? WHERE id = ?').run(attempts, nextAt, id);
}

export function giveUpDelivery(
  database: DatabaseSync,
  id: number,
  attempts: number,
  reason: string,
  now: number,
): void {
  database
    .prepare('UPDATE delivery SET attempts = ?, reason = ?, failed_at = ? WHERE id = ?')
    .run(attempts, reason, now, id);
}

export function listDeadLetters(database: DatabaseSync): DeadLetter[] {
  return database
    .prepare('SELECT * FROM delivery WHERE failed_at IS NOT NULL ORDER BY failed_at, id')
    .all()
    .map((found) => {
      const { roleArn: _, maxAttempts: __, maxAgeMs: ___, expiresAt: ____, ...letter } = deliveryOf(found);
      const { failed_at, reason } = row.parse(found);
      return { ...letter, reason: reason ?? '', failedAt: failed_at ?? 0 };
    });
}

/**
 * Turns a dead letter into a pending delivery again, with its full number of attempts. Returns false if no letter has
 * that id.
 */
export function reviveDelivery(database: DatabaseSync, id: number, now: number): boolean {
  const { changes } = database
    .prepare(
      `UPDATE delivery SET attempts = 0, reason = NULL, failed_at = NULL, next_at = ?1, expires_at = ?1 + max_age_ms
       WHERE id = ?2 AND failed_at IS NOT NULL`,
    )
    .run(now, id);
  return Number(changes) === 1;
}
