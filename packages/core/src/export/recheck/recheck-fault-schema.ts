/** A fault that a recheck finds in a masked dataset, as it is stored and told. */
import { z } from 'zod';

export const faultKinds = ['swapped-dates', 'unmasked-text', 'repeated-records'] as const;
export type FaultKind = (typeof faultKinds)[number];

export const recheckFaultSchema = z.object({
  fault: z.enum(faultKinds),
  /** The kind of the records, which names their file. */
  records: z.string(),
  /** False if the dataset alone cannot tell: nobody is accused, and nothing is withdrawn for it. */
  isSure: z.boolean(),
  /** How many of them have it, and of how many. */
  count: z.number().int(),
  of: z.number().int(),
});
export type RecheckFault = z.infer<typeof recheckFaultSchema>;
