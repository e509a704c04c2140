/** What people ask of operators: a refund, an answer to a complaint, another look at a refused contribution. */
import { z } from 'zod';
import { id, time, writtenText } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const kind = z
  .enum(['refund', 'complaint', 'appeal'])
  .describe('`refund` of a purchase, `appeal` against a refused contribution, or a `complaint`.');
export type RequestKind = z.infer<typeof kind>;

export const requestSchema = z
  .object({
    requestId: id.describe('The request.'),
    kind,
    about: id
      .optional()
      .describe('The purchase or the contribution that it is about; a complaint may be about none.'),
    text: writtenText.trim().min(10).max(2_000).describe('What is wrong, 10 to 2,000 characters.'),
    state: z.enum(['open', 'accepted', 'refused']).describe('`open` until an operator has answered.'),
    createdAt: time,
    decidedAt: time.optional(),
    answer: z.string().optional().describe('What the operator answered.'),
  })
  .meta({ id: 'Request', description: 'What a person asked of operators, and what came of it.' });
export type Request = z.infer<typeof requestSchema>;

export const requestRoutes = {
  'GET /requests': {
    summary: 'What the caller has asked of operators, with their answers.',
    answers: { 200: z.object({ requests: z.array(requestSchema).describe('Newest first.') }) },
    errors: [],
    provedBy: 'functions/src/request/request-route.test.ts',
  },
  'POST /requests': {
    summary:
      'Asks operators. A refund and an appeal can be asked for once: again it answers what there is already.',
    body: requestSchema.pick({ kind: true, about: true, text: true }),
    answers: { 200: requestSchema },
    errors: ['NotFound', 'RefundNotDue', 'NothingToAppeal', 'TooManyOpen'],
    provedBy: 'functions/src/request/request-route.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
