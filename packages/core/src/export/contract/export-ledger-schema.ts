/** The schema of the ledger of an export's files and records, stored between the steps as JSON; see `export-ledger.ts`. */
import { z } from 'zod';

/** The number of files or records by reason. */
const reasonsSchema = z.record(z.string(), z.number());
export type Reasons = z.infer<typeof reasonsSchema>;

/** Each file or record is counted in exactly one of these fields. */
const accountSchema = z.object({
  read: z.number(),
  /** Duplicates of files or records that were read. */
  twice: z.number(),
  notUnderstood: reasonsSchema,
  /** Left out by the person, or by the reader because it uses nothing of them. */
  leftOut: reasonsSchema,
});
export type Account = z.infer<typeof accountSchema>;

export const ledgerSchema = z.object({ files: accountSchema, records: accountSchema });
export type ExportLedger = z.infer<typeof ledgerSchema>;
