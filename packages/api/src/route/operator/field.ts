/** Fields that the operators' routes share. */
import { z } from 'zod';
import { time, writtenLine } from '../../schema/field.ts';

/** Every action of an operator needs a reason, which the audit log stores. */
export const reason = writtenLine
  .trim()
  .min(3)
  .max(500)
  .describe('The reason, 3 to 500 characters; the audit log stores it.');
export const withReason = z.object({ reason });

const cursor = z.string().max(4_096);
export const nextCursor = cursor
  .optional()
  .describe('The `cursor` of the next request; absent on the last page.');
export const pageQuery = z.object({
  cursor: cursor.optional().describe('The `cursor` of the previous page; the first page by default.'),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('The size of the page, 1 to 100; 50 by default.'),
});
export const mostOnPage = 50;

export const userHash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('The hash that stands for the person, as their account page shows it: 64 hex digits.');

export const workflow = z.enum(['contribution', 'payout', 'purchase']).describe('The workflow.');
export type WorkflowId = z.infer<typeof workflow>;

/** Step Functions allows 80 characters. */
export const executionId = z
  .string()
  .regex(/^[\w-]{1,80}$/)
  .describe('The name of the execution in its workflow.');

/** A count that stops at a limit, so that it stays cheap. */
export const countSchema = z.object({
  count: z.number().int(),
  isMore: z.boolean().describe('True if counting stopped at the limit and there are more.'),
});
export const countOf = <S extends z.ZodType>(state: S) => z.object({ state, ...countSchema.shape });

const referenceSchema = z
  .object({
    name: z.string().describe('The kind of reference: `uploadHash`, `contributionId`, `userHash`.'),
    value: z
      .string()
      .describe('An id, a hash, a number or one of the market’s own words; never text that a person wrote.'),
  })
  .meta({
    id: 'Reference',
    description: 'A value of an input, an output or an event that identifies something.',
  });
export type Reference = z.infer<typeof referenceSchema>;
export const references = z
  .array(referenceSchema)
  .describe('The references in it; everything else is left out.');

export const errorName = z
  .string()
  .describe('The name of the error, such as `States.Timeout`; never its message.');
export const durationMs = z.number().int().describe('Milliseconds.');
export { time };

/** Present in an answer if no node of the chain could be read. */
export const unread = z
  .object({ code: z.string(), message: z.string() })
  .optional()
  .describe(
    'Why no node answered: a stable code and a sentence. The fields that need the chain are then absent.',
  );
