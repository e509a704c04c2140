/** The audit log: who did what to what, why, and with which result. */
import { z } from 'zod';
import { id } from '../../schema/field.ts';
import type { RouteSchema } from '../../schema/route-schema.ts';
import { nextCursor, pageQuery, time } from './field.ts';

const auditActions = [
  'execution.redrive',
  'execution.stop',
  'dead-letter.replay',
  'dead-letter.discard',
  'review.accept',
  'review.refuse',
  'request.accept',
  'request.refuse',
  'key.make',
  'key.revoke',
  'webhook.register',
  'webhook.remove',
  'key.charge',
  'upload.recall',
  'upload.replace',
  'pool.add',
  'pool.set',
  'pool.top-up',
  'pool.withdraw',
  'pool.book',
  'payout.settled-by-hand',
  'purchase.refund',
  'chain.reconcile',
  'chain.cut-back',
  'chain.refunded',
  'chain.move',
] as const;

export const auditEntrySchema = z
  .object({
    auditId: id.describe('The action.'),
    at: time.describe('When it was asked for. ISO 8601, UTC.'),
    actor: z
      .object({
        id: z
          .string()
          .describe('The operator’s subject, who runs the command, or the hash of a person with a key.'),
        email: z.string().optional().describe('The operator’s mail address: staff, no participant.'),
        by: z.enum(['sign-in', 'command']).describe('`command`: with the cloud’s own rights.'),
      })
      .describe('Who.'),
    action: z.enum(auditActions).describe('What.'),
    target: z.string().describe('On what: `contribution/3f…`.'),
    // Not checked by the rule for new reasons, since older entries are shown unchanged.
    reason: z.string().describe('Why.'),
    outcome: z
      .enum(['asked', 'done', 'refused', 'failed'])
      .describe('`asked`: it is not known what came of it. `refused`: not possible. `failed`: our fault.'),
    endedAt: time.optional(),
    code: z.string().optional().describe('Why it was refused or failed.'),
    result: z.string().optional().describe('What it did, if `done` does not say so: `Nothing to mend.`'),
  })
  .meta({ id: 'AuditEntry', description: 'An action of an operator.' });
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditAction = AuditEntry['action'];

export const auditRoutes = {
  'GET /operator/audit': {
    summary: 'The audit log, latest first.',
    query: pageQuery,
    answers: { 200: z.object({ entries: z.array(auditEntrySchema), cursor: nextCursor }) },
    errors: [],
    provedBy: 'functions/src/operator/audit/audited.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
