/** The data pools. */
import { z } from 'zod';
import { anyPoolId, poolId } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

export const poolSchema = z
  .object({
    dataPoolId: poolId,
    dataPoolName: z.string().describe('Its name for people.'),
    price: z.number().int().describe('Whole CGDX per quality point.'),
    availableForPurchase: z.boolean().describe('Whether its uploads are for sale.'),
    maxIncentive: z.number().int().describe('Whole CGDX for an upload of quality 10.'),
  })
  .meta({ id: 'DataPool', description: 'A data pool, what it pays and what it costs.' });

export const dataPoolRoutes = {
  'GET /data-pool': {
    summary: 'All data pools.',
    answers: { 200: z.array(poolSchema).describe('In the order in which the pages list them.') },
    errors: [],
    provedBy: 'lab/e2e/src/upload-api.test.ts',
  },
  'GET /data-pool/{dataPoolId}': {
    summary: 'One data pool.',
    path: z.object({ dataPoolId: anyPoolId }),
    answers: { 200: z.array(poolSchema).length(1).describe('An array of one.') },
    errors: ['NotFound'],
    provedBy: 'lab/e2e/src/upload-api.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
