/** The result of the first pass over an export, stored between the steps as JSON. */
import { z } from 'zod';
import { evidenceSchema } from '../../authenticity/evidence-schema.ts';
import { platformIds } from '../../pool/platform-id.ts';
import { ledgerSchema } from './export-ledger-schema.ts';

/** The input of the quality score. Nothing here grows when records are repeated. */
const countersSchema = z.object({
  /** Exact up to 1,024, an estimate within about 3 percent above. */
  distinctRecords: z.number(),
  /**
   * The number of telling records: with a possible time, without an impossible value, and no repetition of another record of
   * the same day. Exact, counted up to 1,000. Absent in items that are older than this field.
   */
  tellingRecords: z.number().optional(),
  activeDays: z.number(),
  /** Days since 1970 with activity, ascending. Absent in items that are older than this field. */
  days: z.array(z.number()).optional(),
  activeMonths: z.number(),
  /** The number of days in all months from the first to the last active month. */
  monthDays: z.number(),
  /** `YYYY-MM-DD`, UTC. */
  firstDay: z.string().optional(),
  lastDay: z.string().optional(),
  /** The share of records, 0 to 1, with a value, by name of the question that was asked of them. */
  filled: z.record(z.string(), z.number()),
  /** The parts that this kind of export can have, and which of them are present. */
  parts: z.array(
    z.object({
      name: z.string(),
      isPresent: z.boolean(),
      /** True if the person left it out; absent otherwise. */
      isOmitted: z.literal(true).optional(),
    }),
  ),
  /** The share of records, 0 to 1, without an impossible value. */
  soundRecords: z.number(),
});
export type Counters = z.infer<typeof countersSchema>;

const hashes = z.array(z.number());

export const inspectionSchema = z.object({
  version: z.literal(2),
  platform: z.enum(platformIds),
  /** Layout of the export, e.g. `extended-2023`. */
  variant: z.string(),
  /** The BCP 47 language of the file names; `und` if it cannot be determined. */
  language: z.string(),
  /** True if the sample generator made it. */
  isSample: z.boolean(),
  sizeBytes: z.number(),
  /** Bytes that were decompressed and read. */
  readBytes: z.number(),
  recordCounts: z.record(z.string(), z.number()),
  /** The number of records by kind for each unit, in the order of the units. */
  unitCounts: z.array(z.record(z.string(), z.number())),
  /** The ledger of files and records. Absent in items that are older than this field. */
  ledger: ledgerSchema.optional(),
  evidence: z.array(evidenceSchema),
  verdict: z.enum(['genuine', 'suspicious', 'not genuine']),
  /** Counters of the records that the chosen offer contains. */
  counters: countersSchema,
  /** The smallest keyed hashes of its records, ascending. */
  sketch: z.array(z.number()),
  /** The smallest hashes of the records in the offer, at most 256; present if the counters count only these records. */
  heldSketch: hashes.optional(),
  /** The fingerprint of the items without their times; see `item-run.ts`. Absent in items that are older than this field. */
  runs: z
    .object({
      ...{ day: hashes, id: hashes, words: hashes, far: hashes },
      /** Empty in items that are older than these fields. */
      ...{ things: hashes.default([]), hours: hashes.default([]) },
    })
    .optional(),
  /** A keyed pseudonym of the platform's account, if the export names one. */
  accountKey: z.string().optional(),
  /** Findings in words, for the contributor's timeline. */
  findings: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type Inspection = z.infer<typeof inspectionSchema>;
