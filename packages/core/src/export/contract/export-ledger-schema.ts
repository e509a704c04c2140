/** What became of the files and records of an export, stored between the steps as JSON; `export-ledger.ts` adds it up. */
import { z } from 'zod';

/** How many by reason. */
const reasonsSchema = z.record(z.string(), z.number());
export type Reasons = z.infer<typeof reasonsSchema>;

/** Each file or record is counted in exactly one of them. */
const accountSchema = z.object({
  read: z.number(),
  /** Not counted again, since something that was read says the same. */
  twice: z.number(),
  notUnderstood: reasonsSchema,
  /** Files left out by the person, and files without anything that we read. */
  leftOut: reasonsSchema,
});
export type Account = z.infer<typeof accountSchema>;

export const ledgerSchema = z.object({ files: accountSchema, records: accountSchema });
export type ExportLedger = z.infer<typeof ledgerSchema>;
