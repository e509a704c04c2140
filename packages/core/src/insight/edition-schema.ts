/** What is published of a pool: every query's answer with its noise, made once and read by everybody. */
import { z } from 'zod';
import { platformIds } from '../pool/platform-id.ts';

const share = z.number().min(0).max(1);

const answerSchema = z.object({
  queryId: z.string(),
  /** What the answer spent of the privacy budget. */
  epsilon: z.number(),
  /** How far a share may be off by the noise, 19 times of 20. */
  margin: z.number(),
  /** Months, as 2024-03. Undefined if the records do not say when. */
  period: z.object({ from: z.string(), to: z.string() }).optional(),
  cells: z.array(z.object({ from: z.string(), to: z.string(), share })),
  rest: share.optional(),
});
export type Answer = z.infer<typeof answerSchema>;

export const editionSchema = z.object({
  format: z.literal('cgdx-edition/1'),
  dataPoolId: z.enum(platformIds),
  /** From 1, within the pool. */
  number: z.number().int().positive(),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
  /** Rounded to five; undefined if the edition has no answers. */
  contributors: z.number().int().optional(),
  /** It has no answers: data was withdrawn, and too few contributors have joined or left since the last edition with answers. */
  withheld: z.literal(true).optional(),
  answers: z.array(answerSchema),
});
export type Edition = z.infer<typeof editionSchema>;
