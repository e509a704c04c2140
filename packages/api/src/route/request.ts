/** Requests to operators: refunds, complaints, and appeals against a refused contribution. */
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
      .describe('The purchase or the contribution that the request is about; a complaint may name none.'),
    text: writtenText
      .trim()
      .min(10)
      .max(2_000)
      .describe('The description of the problem, 10 to 2,000 characters.'),
    state: z.enum(['open', 'accepted', 'refused']).describe('`open` until an operator has answered.'),
    createdAt: time,
    decidedAt: time.optional(),
    answer: z.string().optional().describe('The operator’s answer.'),
  })
  .meta({ id: 'Request', description: 'A person’s request to operators, and its result.' });
export type Request = z.infer<typeof requestSchema>;

export const requestRoutes = {
  'GET /requests': {
    summary: 'The caller’s requests to operators, with the answers.',
    answers: { 200: z.object({ requests: z.array(requestSchema).describe('Newest first.') }) },
    errors: [],
    provedBy: 'functions/src/request/request-route.test.ts',
  },
  'POST /requests': {
    summary:
      'Sends a request to operators. A refund or an appeal can be requested once: a repeated call returns the existing request.',
    body: requestSchema.pick({ kind: true, about: true, text: true }),
    answers: { 200: requestSchema },
    errors: ['NotFound', 'RefundNotDue', 'NothingToAppeal', 'TooManyOpen'],
    provedBy: 'functions/src/request/request-route.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
