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
      'The same event for the same function is the same letter; so is each turn of a schedule.',
    ),
    state: state.describe('`replayed`: sent again, and it has not come back.'),
    handler: z.string().describe('The function that it is for: `on-export-uploaded`.'),
    kind: z
      .enum(['not-delivered', 'not-handled'])
      .describe('`not-delivered`: the bus could not reach the function. `not-handled`: the function failed.'),
    source: z.string().describe('Where the event is from: `aws.s3`, `cgdx.market`.'),
    eventType: z.string().describe('What happened: `Object Created`.'),
    event: references.describe('What may be shown of the event: references alone.'),
    error: errorName,
    failures: z.number().int().describe('How often it came here: each time after several tries.'),
    replays: z.number().int().describe('How often it was sent again.'),
    firstFailedAt: time,
    lastFailedAt: time,
    decidedAt: time
      .optional()
      .describe('When it was sent again or discarded; from then on its event is not kept.'),
    decidedBy: z.string().optional().describe('Which operator did: staff, no participant.'),
  })
  .meta({ id: 'DeadLetter', description: 'An event that nobody has handled.' });
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
    summary: 'Gives the event to its function again. If it fails, the letter waits here again.',
    path,
    body: withReason,
    answers: { 200: deadLetterSchema },
    errors: ['NotFound', 'LetterDecided'],
    provedBy: 'functions/src/operator/on-dead-letter.test.ts',
  },
  'POST /operator/dead-letters/{letterId}/discard': {
    summary: 'Says that nothing is left to do about it.',
    path,
    body: withReason,
    answers: { 200: deadLetterSchema },
    errors: ['NotFound', 'LetterDecided'],
    provedBy: 'functions/src/operator/on-dead-letter.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
