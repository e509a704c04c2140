/** How the audit log is written: by its table, or by the one function that may write to it. */
import { randomUUID } from 'node:crypto';
import { auditEntrySchema } from '@cgdx/api/route/operator/audit.ts';
import { reason } from '@cgdx/api/route/operator/field.ts';
import { z } from 'zod';

const actionSchema = auditEntrySchema.pick({ actor: true, action: true, target: true }).extend({ reason });
export type Action = z.infer<typeof actionSchema>;

/** Names an action that was asked for. */
export const begunSchema = auditEntrySchema.pick({ auditId: true, at: true });
export type Begun = z.infer<typeof begunSchema>;

const outcomeSchema = auditEntrySchema.pick({ outcome: true, code: true, result: true });
export type Outcome = z.infer<typeof outcomeSchema>;

export interface AuditLog {
  readonly recordAsked: (action: Action) => Promise<Begun>;
  readonly recordEnd: (begun: Begun, outcome: Outcome) => Promise<void>;
}

/** What `record-action` is called with. */
export const recordSchema = z.union([
  z.strictObject({ asked: actionSchema }),
  z.strictObject({ ended: begunSchema, outcome: outcomeSchema }),
]);
export type AuditRecord = z.infer<typeof recordSchema>;

/** The writer sets the time and the id. */
export const newBegun = (): Begun => ({ auditId: randomUUID(), at: new Date().toISOString() });
