/** Says what a contribution is: its steps, where each stands, and how it ended. */
import { z } from 'zod';

/** In the order in which they run. */
export const stepNames = [
  'check-authenticity',
  'score-quality',
  'mask-personal-information',
  'insert-merkle-leaf',
  'update-root-on-chain',
  'complete-contribution',
] as const;
export type StepName = (typeof stepNames)[number];

export const stepSchema = z.object({
  state: z.enum(['waiting', 'running', 'done', 'rejected', 'failed']),
  /** ISO 8601, UTC. */
  startedAt: z.string().optional(),
  endedAt: z.string().optional(),
  attempts: z.number().int().optional(),
  /** Work done so far; a bar is `done / total`. Never goes back. */
  progress: z
    .object({ done: z.number(), total: z.number(), unit: z.enum(['bytes', 'records', 'leaves']) })
    .optional(),
  /** One sentence for the contributor: what was found, or why it waits. */
  note: z.string().optional(),
  /** What the step found, for those who open its line. */
  findings: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
});
export type Step = z.infer<typeof stepSchema>;

export const qualitySchema = z.object({
  /** 0 to 10, a whole number: what the chain records and the reward is computed from. */
  score: z.number().int().min(0).max(10),
  parts: z.array(
    z.object({
      name: z.string(),
      /** 0 to 1. */
      value: z.number(),
      /** Share of the whole, 0 to 1; multipliers (`gate`, `novelty`) have none. */
      weight: z.number().optional(),
      reason: z.string(),
    }),
  ),
  improve: z.array(z.string()),
});
export type Quality = z.infer<typeof qualitySchema>;

/** Why a contribution was refused: a stable code, what happened, what to do. */
export const rejectionSchema = z.object({
  code: z.string(),
  message: z.string(),
  advice: z.string().optional(),
});
export type Rejection = z.infer<typeof rejectionSchema>;

/** A contribution as the API shows it to the person who made it. */
export const contributionSchema = z.object({
  contributionId: z.string(),
  dataPoolId: z.string(),
  /** Of an export in several parts: the first one's. */
  fileName: z.string(),
  /** All parts together. */
  sizeBytes: z.number(),
  /** If there are several, in the order of their names. */
  parts: z.array(z.object({ fileName: z.string(), sizeBytes: z.number() })).optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** `rejected`: the export was refused. `failed`: our fault, an operator can resume it. */
  state: z.enum(['running', 'rejected', 'failed', 'completed']),
  steps: z.object({
    'check-authenticity': stepSchema,
    'score-quality': stepSchema,
    'mask-personal-information': stepSchema,
    'insert-merkle-leaf': stepSchema,
    'update-root-on-chain': stepSchema,
    'complete-contribution': stepSchema,
  }),
  rejection: rejectionSchema.optional(),
  quality: qualitySchema.optional(),
  /** base64 of 32 bytes. */
  uploadHash: z.string().optional(),
  /** Base units of CGDX (1e-18), decimal digits. */
  rewardWei: z.string().optional(),
  leafIndex: z.number().int().optional(),
  /** 0x and 64 hex digits each. */
  root: z.string().optional(),
  transactionHash: z.string().optional(),
});
export type Contribution = z.infer<typeof contributionSchema>;
