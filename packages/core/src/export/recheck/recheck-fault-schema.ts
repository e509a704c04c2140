/** The schema of a fault that a recheck finds in a masked dataset. */
import { z } from 'zod';

export const faultKinds = ['swapped-dates', 'unmasked-text', 'repeated-records'] as const;
export type FaultKind = (typeof faultKinds)[number];

export const recheckFaultSchema = z.object({
  fault: z.enum(faultKinds),
  /** The kind of the records, which is also the name of their file. */
  records: z.string(),
  /** False if the dataset alone does not prove the fault; it is then not recalled for it. */
  isSure: z.boolean(),
  /** How many records, dates or texts have the fault; `of`: how many were checked. */
  count: z.number().int(),
  of: z.number().int(),
});
export type RecheckFault = z.infer<typeof recheckFaultSchema>;
