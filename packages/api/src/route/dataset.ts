/** The preview of a dataset that a buyer sees before buying. */
import { profileRowSchema } from '@cgdx/core/export/dataset/profile-schema.ts';
import { z } from 'zod';
import { poolId, uploadHash, uploadHashInPath } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const day = z.string().nullable();
const counts = z.record(z.string(), z.number());

const preview = z
  .object({
    uploadHash,
    dataPoolId: poolId,
    variant: z.string().describe('The layout of the platform’s export.'),
    language: z.string().describe('The language of the platform’s own words in it.'),
    records: counts.describe('The number of records of each kind.'),
    period: z.object({ firstDay: day, lastDay: day }).describe('The first and the last day of its records.'),
    replaced: counts.describe(
      'How many pieces of personal information of each type were replaced in free text.',
    ),
    sizeBytes: z.number().describe('The size of all files together.'),
    schema: z.unknown().describe('The data dictionary: fields, types, units, fill rates.'),
    profile: z
      .array(profileRowSchema)
      .readonly()
      .describe(
        'A coarse profile of each quarter; empty for uploads that are older than profiles, and for uploads that sell the profile itself.',
      ),
    invented: z
      .array(z.unknown())
      .readonly()
      .describe(
        'One invented record of each kind, or one invented row of each kind of a profile: they show the shape.',
      ),
  })
  .meta({
    id: 'DatasetPreview',
    description:
      'The contents of a dataset in numbers, with its dictionary, its profile and invented records.',
  });

export const datasetRoutes = {
  'GET /dataset/{uploadHash}': {
    summary: 'Previews a masked dataset before buying.',
    path: z.object({ uploadHash: uploadHashInPath }),
    answers: { 200: preview },
    errors: ['InvalidUploadHash', 'NotFound'],
    provedBy: 'lab/e2e/src/upload-api.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
