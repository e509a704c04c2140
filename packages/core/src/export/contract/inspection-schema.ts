/** Says what the first pass over an export finds out; kept between the steps as JSON. */
import { z } from 'zod';
import { evidenceSchema } from '../../authenticity/evidence-schema.ts';
import { poolIds } from '../../pool/pool.ts';

/** What quality is computed from. Nothing here grows when records are repeated. */
const countersSchema = z.object({
  /** About 3 percent off above 1,024. */
  distinctRecords: z.number(),
  /**
   * Those that tell something of their own: at a time that can be, without an impossible value, and not the same
   * thing again on the same day. Exact, counted up to 1,000. Absent in what was stored before they were counted.
   */
  tellingRecords: z.number().optional(),
  activeDays: z.number(),
  activeMonths: z.number(),
  /** Days of the months from the first to the last active one. */
  monthDays: z.number(),
  /** `YYYY-MM-DD`, UTC. */
  firstDay: z.string().optional(),
  lastDay: z.string().optional(),
  /** Share of records, 0 to 1, in which each thing is said. */
  filled: z.record(z.string(), z.number()),
  /** Parts of this kind of export: which are there. */
  parts: z.array(z.object({ name: z.string(), isPresent: z.boolean() })),
  /** 0 to 1: share of records without any impossible value. */
  soundRecords: z.number(),
});
export type Counters = z.infer<typeof countersSchema>;

export const inspectionSchema = z.object({
  version: z.literal(2),
  platform: z.enum(poolIds),
  /** Layout of the export, e.g. `extended-2023`. */
  variant: z.string(),
  /** BCP 47 language of its file names; `und` if they do not tell. */
  language: z.string(),
  /** Made by the sample generator. */
  isSample: z.boolean(),
  sizeBytes: z.number(),
  /** Bytes that were unpacked and read. */
  readBytes: z.number(),
  recordCounts: z.record(z.string(), z.number()),
  /** Of each unit of reading, in their order. */
  unitCounts: z.array(z.record(z.string(), z.number())),
  malformedRecords: z.number(),
  evidence: z.array(evidenceSchema),
  verdict: z.enum(['genuine', 'suspicious', 'not genuine']),
  counters: countersSchema,
  /** Smallest keyed hashes of its records, ascending. */
  sketch: z.array(z.number()),
  /** Keyed pseudonym of the platform's account, if the export names one. */
  accountKey: z.string().optional(),
  /** What was found, in words, for the contributor's timeline. */
  findings: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type Inspection = z.infer<typeof inspectionSchema>;
