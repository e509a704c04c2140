/** The result of the first pass over an export, stored between the steps as JSON. */
import { z } from 'zod';
import { evidenceSchema } from '../../authenticity/evidence-schema.ts';
import { platformIds } from '../../pool/platform-id.ts';
import { ledgerSchema } from './export-ledger-schema.ts';

/** The input of the quality score. Nothing here grows when records are repeated. */
const countersSchema = z.object({
  /** About 3 percent off above 1,024. */
  distinctRecords: z.number(),
  /**
   * Records that contribute something of their own: at a possible time, without an impossible value, and not the same
   * thing again on the same day. Exact, counted up to 1,000. Absent in items from before they were counted.
   */
  tellingRecords: z.number().optional(),
  activeDays: z.number(),
  /** Days since 1970 with activity, ascending. Absent in items from before they were kept. */
  days: z.array(z.number()).optional(),
  activeMonths: z.number(),
  /** Days of the months from the first to the last active one. */
  monthDays: z.number(),
  /** `YYYY-MM-DD`, UTC. */
  firstDay: z.string().optional(),
  lastDay: z.string().optional(),
  /** The share of records, 0 to 1, in which each thing is filled. */
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
  /** BCP 47 language of its file names; `und` if they do not tell. */
  language: z.string(),
  /** True if the sample generator made it. */
  isSample: z.boolean(),
  sizeBytes: z.number(),
  /** Bytes that were decompressed and read. */
  readBytes: z.number(),
  recordCounts: z.record(z.string(), z.number()),
  /** Counts of each unit of reading, in order. */
  unitCounts: z.array(z.record(z.string(), z.number())),
  /** What became of each file and record. Absent in items from before it was kept. */
  ledger: ledgerSchema.optional(),
  evidence: z.array(evidenceSchema),
  verdict: z.enum(['genuine', 'suspicious', 'not genuine']),
  /** Counters of the records that the chosen offer contains. */
  counters: countersSchema,
  /** The smallest keyed hashes of its records, ascending. */
  sketch: z.array(z.number()),
  /** The smallest of those that the offer holds, at most 256, if the counters are of these alone. */
  heldSketch: hashes.optional(),
  /** What it is of, without its times; see `item-run.ts`. Absent in items from before it was kept. */
  runs: z
    .object({
      ...{ day: hashes, id: hashes, words: hashes, far: hashes },
      /** Absent in items from before they were kept. */
      ...{ things: hashes.default([]), hours: hashes.default([]) },
    })
    .optional(),
  /** A keyed pseudonym of the platform's account, if the export names one. */
  accountKey: z.string().optional(),
  /** Findings in words, for the contributor's timeline. */
  findings: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type Inspection = z.infer<typeof inspectionSchema>;
