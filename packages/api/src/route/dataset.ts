/** What a buyer may read before buying. */
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
    schema: z.unknown().describe('The data dictionary: fields, types, units, fill rates, ranges.'),
    sample: z.array(z.unknown()).readonly().describe('At most 20 masked records.'),
  })
  .meta({ id: 'DatasetPreview', description: 'What a dataset holds, its dictionary and a masked sample.' });

export const datasetRoutes = {
  'GET /dataset/{uploadHash}': {
    summary: 'Previews a masked dataset before buying.',
    path: z.object({ uploadHash: uploadHashInPath }),
    answers: { 200: preview },
    errors: ['InvalidUploadHash', 'NotFound'],
    provedBy: 'lab/e2e/src/upload-api.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
