/** The audit log: each action of an operator with its target, reason and result. */
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
    auditId: id.describe('The id of the entry.'),
    at: time.describe('When the action was requested. ISO 8601, UTC.'),
    actor: z
      .object({
        id: z
          .string()
          .describe(
            'The operator’s subject, the identity that runs the command, or the hash of a person with an API key.',
          ),
        email: z
          .string()
          .optional()
          .describe('The operator’s mail address; operators are staff, not participants.'),
        by: z
          .enum(['sign-in', 'command'])
          .describe('`command`: by a command with permissions of the cloud account.'),
      })
      .describe('Who acted.'),
    action: z.enum(auditActions).describe('The kind of action.'),
    target: z.string().describe('What was acted on, such as `contribution/3f…`.'),
    // The rule for new reasons is not applied here, since older entries are shown unchanged.
    reason: z.string().describe('The reason that the operator gave.'),
    outcome: z
      .enum(['asked', 'done', 'refused', 'failed'])
      .describe(
        '`asked`: the result is not known. `refused`: the action was not possible. `failed`: an internal error.',
      ),
    endedAt: time.optional(),
    code: z.string().optional().describe('A stable code: why the action was refused or failed.'),
    result: z
      .string()
      .optional()
      .describe('The effect of the action, if `done` alone does not tell it: `Nothing to mend.`'),
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
