/** The stored result of one check of an export. */
import { z } from 'zod';

export const evidenceSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** The sentence that explains the doubt; it applies only if the check doubts or contradicts. */
  sentence: z.string(),
  /** How many of `of` cases spoke against the export. */
  against: z.number(),
  of: z.number(),
  /** 0 to 1: how much a doubt of this kind counts. Doubts with a total weight of 1 refuse an export. */
  weight: z.number(),
  /** True if a doubt only helps to decide whether an operator reviews the export: it never refuses or lowers a score. Absent otherwise. */
  isForReview: z.literal(true).optional(),
  outcome: z.enum(['supports', 'too little to tell', 'doubts', 'contradicts']),
});
export type Evidence = z.infer<typeof evidenceSchema>;
