/** The stored result of one check of an export. */
import { z } from 'zod';

export const evidenceSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** What speaks against the export, if the check does. */
  sentence: z.string(),
  /** How many of `of` cases spoke against the export. */
  against: z.number(),
  of: z.number(),
  /** 0 to 1: how much a doubt of this kind counts; 1 in all is enough to refuse. */
  weight: z.number(),
  /** True if its doubt counts only towards whether an operator looks: it refuses nothing and lowers no score. Absent otherwise. */
  isForReview: z.literal(true).optional(),
  outcome: z.enum(['supports', 'too little to tell', 'doubts', 'contradicts']),
});
export type Evidence = z.infer<typeof evidenceSchema>;
