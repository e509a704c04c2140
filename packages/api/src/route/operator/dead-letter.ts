/** Events that were not delivered, or that a function failed to handle. */
import { z } from 'zod';
import { id } from '../../schema/field.ts';
import type { RouteSchema } from '../../schema/route-schema.ts';
import { errorName, nextCursor, pageQuery, references, time, withReason } from './field.ts';

const state = z.enum(['waiting', 'replayed', 'discarded']);
export type DeadLetterState = z.infer<typeof state>;

export const deadLetterSchema = z
  .object({
    letterId: id.describe(
      'The id of the letter. Failures of one event in one function share a letter, and so do all runs of one schedule.',
    ),
    state: state.describe('`replayed`: the event was sent again and has not failed since.'),
    handler: z.string().describe('The function that should handle the event: `on-export-uploaded`.'),
    kind: z
      .enum(['not-delivered', 'not-handled'])
      .describe('`not-delivered`: the bus could not reach the function. `not-handled`: the function failed.'),
    source: z.string().describe('The source of the event: `aws.s3`, `cgdx.market`.'),
    eventType: z.string().describe('The type of the event: `Object Created`.'),
    event: references.describe('The references in the event; nothing else of it is shown.'),
    error: errorName,
    failures: z
      .number()
      .int()
      .describe('How often the event became a dead letter, each time after several attempts.'),
    replays: z.number().int().describe('How often an operator sent the event again.'),
    firstFailedAt: time,
    lastFailedAt: time,
    decidedAt: time
      .optional()
      .describe('When the letter was replayed or discarded; the event itself is deleted then.'),
    decidedBy: z
      .string()
      .optional()
      .describe('The operator who replayed or discarded it; operators are staff, not participants.'),
  })
  .meta({ id: 'DeadLetter', description: 'An event that no function has handled.' });
export type DeadLetter = z.infer<typeof deadLetterSchema>;

const path = z.object({ letterId: deadLetterSchema.shape.letterId });

export const deadLetterRoutes = {
  'GET /operator/dead-letters': {
    summary: 'Dead letters, latest first.',
    query: pageQuery.extend({
      state: state.optional().describe('`waiting` by default.'),
    }),
    answers: { 200: z.object({ deadLetters: z.array(deadLetterSchema), cursor: nextCursor }) },
    errors: [],
    provedBy: 'functions/src/operator/on-dead-letter.test.ts',
  },
  'POST /operator/dead-letters/{letterId}/replay': {
    summary: 'Sends the event to its function again. If the function fails, the letter returns to `waiting`.',
    path,
    body: withReason,
    answers: { 200: deadLetterSchema },
    errors: ['NotFound', 'LetterDecided'],
    provedBy: 'functions/src/operator/on-dead-letter.test.ts',
  },
  'POST /operator/dead-letters/{letterId}/discard': {
    summary: 'Discards a letter that needs no more handling.',
    path,
    body: withReason,
    answers: { 200: deadLetterSchema },
    errors: ['NotFound', 'LetterDecided'],
    provedBy: 'functions/src/operator/on-dead-letter.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
