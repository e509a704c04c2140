/** Waits for a contribution's result, in the form that the product's specification prescribes. */
import { z } from 'zod';
import { contributionId, quality, uploadHash, wei } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const scored = z
  .object({ data_quality_score: quality, contributionId, uploadHash, rewardWei: wei })
  .meta({ id: 'Scored', description: 'The export was accepted.' });

const refused = z
  .object({
    data_status_code: z.number().int().describe('409: "Data already uploaded"; 429: over a quota; else 422.'),
    detail: z.string().describe('The reason for the refusal, a sentence for the person.'),
    code: z.string().describe('Why, e.g. `too-little`, `nothing-read`, `not-genuine`.'),
    advice: z.string().optional().describe('What the person can do about it.'),
    contributionId,
  })
  .meta({ id: 'Refused', description: 'The export was refused.' });

export const uploadResultRoutes = {
  'POST /upload_v2': {
    summary: 'Waits up to 25 s for the result of an upload. Repeating it starts nothing.',
    query: z.object({
      title: z.string().min(1).describe('The data pool; upper and lower case are equal.'),
      ObjectLocation: z
        .string()
        .min(1)
        .describe(
          'base64 of the key of the object whose upload starts the contribution, see "Uploading an export".',
        ),
      userId: z.string().describe('The caller’s own subject, username or e-mail.'),
    }),
    answers: {
      200: z.union([refused, scored]).describe('The contribution has ended.'),
      202: z.object({ contributionId }).describe('The contribution is still running.'),
    },
    errors: ['InvalidLocation', 'PoolMismatch', 'NotYours', 'NotFound'],
    provedBy: 'lab/e2e/src/upload-api.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
