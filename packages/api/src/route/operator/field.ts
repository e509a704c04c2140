/** Fields that the operators' routes share. */
import { z } from 'zod';
import { time, writtenLine } from '../../schema/field.ts';

/** Every action of an operator says why: the audit log keeps it. */
export const reason = writtenLine
  .trim()
  .min(3)
  .max(500)
  .describe('Why, 3 to 500 characters; the audit log keeps it.');
export const withReason = z.object({ reason });

const cursor = z.string().max(4_096);
export const nextCursor = cursor
  .optional()
  .describe('What the next page is asked with; absent on the last one.');
export const pageQuery = z.object({
  cursor: cursor.optional().describe('The `cursor` of the page before; the first page by default.'),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('The most that one page has, 1 to 100; 50 by default.'),
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

/** A count that reads no more than it must. */
export const countSchema = z.object({
  count: z.number().int(),
  isMore: z.boolean().describe('True if there are more than were counted.'),
});
export const countOf = <S extends z.ZodType>(state: S) => z.object({ state, ...countSchema.shape });

const referenceSchema = z
  .object({
    name: z.string().describe('What it names: `uploadHash`, `contributionId`, `userHash`.'),
    value: z.string().describe('An id, a hash, a number or a word of ours; never what a person wrote.'),
  })
  .meta({ id: 'Reference', description: 'A value of an input, an output or an event that names a thing.' });
export type Reference = z.infer<typeof referenceSchema>;
export const references = z
  .array(referenceSchema)
  .describe('What may be shown of it: references alone. Everything else is left out.');

export const errorName = z.string().describe('The name of the error, `States.Timeout`; never its message.');
export const durationMs = z.number().int().describe('Milliseconds.');
export { time };

/** A part of an answer that needs a node. */
export const unread = z
  .object({ code: z.string(), message: z.string() })
  .optional()
  .describe('Why no node answered: a stable code, and a sentence. Then what only the chain knows is absent.');
