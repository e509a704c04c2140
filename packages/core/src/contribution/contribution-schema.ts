/** The fields of a contribution, as it is stored and shown. */
import { z } from 'zod';
import { meterSchema } from './meter-schema.ts';

const time = z.string().describe('ISO 8601, UTC.');

export const stepSchema = z.object({
  state: z.enum(['waiting', 'running', 'done', 'rejected', 'failed']),
  startedAt: time.optional(),
  endedAt: time.optional(),
  attempts: z.number().int().optional().describe('How often it was begun.'),
  progress: z
    .object({ done: z.number(), total: z.number(), unit: z.enum(['bytes', 'records', 'leaves']) })
    .optional()
    .describe('Work done so far; a bar is `done / total`. Never goes back.'),
  note: z.string().optional().describe('One sentence for the contributor: what was found, or why it waits.'),
  findings: z
    .array(z.object({ label: z.string(), value: z.string() }))
    .optional()
    .describe('What the step found, for those who open its line.'),
});
export type Step = z.infer<typeof stepSchema>;

export const qualitySchema = z.object({
  score: z
    .number()
    .int()
    .min(0)
    .max(10)
    .describe('0 to 10, a whole number: what the chain records and the reward is computed from.'),
  parts: z
    .array(
      z.object({
        name: z.string(),
        value: z.number().describe('0 to 1.'),
        weight: z
          .number()
          .optional()
          .describe('Share of the whole, 0 to 1; multipliers (`gate`, `novelty`) have none.'),
        reason: z.string(),
      }),
    )
    .describe('What the score is made of.'),
  improve: z.array(z.string()).describe('What the person can do for a better one.'),
});
export type Quality = z.infer<typeof qualitySchema>;

/** Why a contribution was refused: a stable code, what happened, what to do. */
export const rejectionSchema = z.object({
  code: z.string().describe('Stable, for programs.'),
  message: z.string().describe('What happened, one sentence.'),
  advice: z.string().optional().describe('What to do about it.'),
});
export type Rejection = z.infer<typeof rejectionSchema>;

/** A contribution as the API shows it to the person who made it. */
export const contributionSchema = z.object({
  contributionId: z.string().describe('As it stands in the key of the object that began it.'),
  dataPoolId: z.string().describe('As it stands in that key; of no pool if it was refused for that.'),
  fileName: z.string().describe('Of an export in several parts: the first one’s.'),
  sizeBytes: z.number().describe('All parts together.'),
  parts: z
    .array(z.object({ fileName: z.string(), sizeBytes: z.number() }))
    .optional()
    .describe('If there are several, in the order of their names.'),
  createdAt: time,
  updatedAt: time,
  state: z
    .enum(['running', 'rejected', 'failed', 'completed'])
    .describe('`rejected`: the export was refused. `failed`: our fault, an operator can resume it.'),
  steps: z
    .object({
      'check-authenticity': stepSchema,
      'score-quality': stepSchema,
      'mask-personal-information': stepSchema,
      'insert-merkle-leaf': stepSchema,
      'update-root-on-chain': stepSchema,
      'complete-contribution': stepSchema,
    })
    .describe('In the order in which they run.'),
  meter: meterSchema.optional().describe('Present once the upload is masked; a profile has none.'),
  rejection: rejectionSchema.optional(),
  quality: qualitySchema.optional(),
  uploadHash: z.string().optional().describe('base64 of 32 bytes.'),
  rewardWei: z.string().optional().describe('Base units of CGDX (1e-18), decimal digits.'),
  leafIndex: z.number().int().optional().describe('Of its leaf in the Merkle tree.'),
  root: z.string().optional().describe('The Merkle root that covers it: 0x and 64 hex digits.'),
  transactionHash: z.string().optional().describe('Of the transaction that made it the root.'),
});
export type Contribution = z.infer<typeof contributionSchema>;
