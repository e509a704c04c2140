/** How to write to the audit log: directly to its table, or through the one function that may. */
import { randomUUID } from 'node:crypto';
import { auditEntrySchema } from '@cgdx/api/route/operator/audit.ts';
import { reason } from '@cgdx/api/route/operator/field.ts';
import { z } from 'zod';

const actionSchema = auditEntrySchema.pick({ actor: true, action: true, target: true }).extend({ reason });
export type Action = z.infer<typeof actionSchema>;

/** Identifies an action that was recorded as asked for. */
export const begunSchema = auditEntrySchema.pick({ auditId: true, at: true });
export type Begun = z.infer<typeof begunSchema>;

const outcomeSchema = auditEntrySchema.pick({ outcome: true, code: true, result: true });
export type Outcome = z.infer<typeof outcomeSchema>;

export interface AuditLog {
  readonly recordAsked: (action: Action) => Promise<Begun>;
  readonly recordEnd: (begun: Begun, outcome: Outcome) => Promise<void>;
}

/** The input of the function `record-action`. */
export const recordSchema = z.union([
  z.strictObject({ asked: actionSchema }),
  z.strictObject({ ended: begunSchema, outcome: outcomeSchema }),
]);
export type AuditRecord = z.infer<typeof recordSchema>;

/** The time and the id are set where the log is written, not by the caller. */
export const newBegun = (): Begun => ({ auditId: randomUUID(), at: new Date().toISOString() });
