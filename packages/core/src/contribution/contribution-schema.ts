/** The fields of a contribution, as it is stored and shown. */
import { z } from 'zod';
import { meterSchema } from './meter-schema.ts';

const time = z.string().describe('ISO 8601, UTC.');

export const stepSchema = z.object({
  state: z.enum(['waiting', 'running', 'done', 'rejected', 'failed']),
  startedAt: time.optional(),
  endedAt: time.optional(),
  attempts: z.number().int().optional().describe('How often the step was started.'),
  progress: z
    .object({ done: z.number(), total: z.number(), unit: z.enum(['bytes', 'records', 'leaves']) })
    .optional()
    .describe('The progress `done / total`, which never decreases.'),
  note: z
    .string()
    .optional()
    .describe('One sentence for the contributor: what the step found, or why it waits.'),
  findings: z
    .array(z.object({ label: z.string(), value: z.string() }))
    .optional()
    .describe('The findings, which the page shows when the step’s line is opened.'),
});
export type Step = z.infer<typeof stepSchema>;

export const qualitySchema = z.object({
  score: z
    .number()
    .int()
    .min(0)
    .max(10)
    .describe('The whole number from 0 to 10 that the chain records and that determines the reward.'),
  parts: z
    .array(
      z.object({
        name: z.string(),
        value: z.number().describe('0 to 1.'),
        weight: z
          .number()
          .optional()
          .describe('The part’s share of the score, 0 to 1; multipliers (`gate`, `novelty`) have none.'),
        reason: z.string(),
      }),
    )
    .describe('The parts of the score.'),
  improve: z.array(z.string()).describe('What the person can do for a better score.'),
});
export type Quality = z.infer<typeof qualitySchema>;

/** Why a contribution was refused: a stable code, the cause, and advice. */
export const rejectionSchema = z.object({
  code: z.string().describe('Stable, for programs.'),
  message: z.string().describe('The cause, one sentence.'),
  advice: z.string().optional().describe('What the person can do about it.'),
});
export type Rejection = z.infer<typeof rejectionSchema>;

/** A contribution as the API shows it to the person who made it. */
export const contributionSchema = z.object({
  contributionId: z.string().describe('The id in the key of the object that began the contribution.'),
  dataPoolId: z
    .string()
    .describe(
      'The pool as written in that key; if no such pool exists, the contribution was refused for that.',
    ),
  fileName: z
    .string()
    .describe('The name of the file; for an export in several parts, the name of the first.'),
  sizeBytes: z.number().describe('The size of all parts together.'),
  parts: z
    .array(z.object({ fileName: z.string(), sizeBytes: z.number() }))
    .optional()
    .describe('The parts in the order of their names, if there are several.'),
  createdAt: time,
  updatedAt: time,
  state: z
    .enum(['running', 'rejected', 'failed', 'completed'])
    .describe(
      '`rejected`: the export was refused. `failed`: an internal error; an operator can resume the contribution.',
    ),
  steps: z
    .object({
      'check-authenticity': stepSchema,
      'score-quality': stepSchema,
      'mask-personal-information': stepSchema,
      'insert-merkle-leaf': stepSchema,
      'update-root-on-chain': stepSchema,
      'complete-contribution': stepSchema,
    })
    .describe('The steps in the order in which they run.'),
  meter: meterSchema.optional().describe('Present once the upload is masked; a profile has none.'),
  rejection: rejectionSchema.optional(),
  quality: qualitySchema.optional(),
  uploadHash: z.string().optional().describe('base64 of 32 bytes.'),
  rewardWei: z.string().optional().describe('The reward in base units of CGDX (1e-18), decimal digits.'),
  leafIndex: z.number().int().optional().describe('The index of its leaf in the Merkle tree.'),
  root: z.string().optional().describe('The Merkle root that covers its leaf: 0x and 64 hex digits.'),
  transactionHash: z.string().optional().describe('The hash of the transaction that published this root.'),
});
export type Contribution = z.infer<typeof contributionSchema>;
