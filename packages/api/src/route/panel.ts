/** Panels: the uploads of a pool at the end of a day, as an immutable list that can be bought as a whole. */
import { z } from 'zod';
import { anyPoolId, day, id, poolId, quality, uploadHash, wei } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const version = z
  .string()
  .describe('The version of the list: 16 hex digits of a hash of its contents. It never changes.');

export const boughtPanelSchema = z
  .object({ dataPoolId: poolId, day, version })
  .describe('The panel that the order was made from, if it was.');

const hashes = (what: string) => z.array(uploadHash).describe(what);

const panelSchema = z
  .object({
    panelId: id.describe('The id of the panel, which `POST /orders` takes.'),
    dataPoolId: poolId,
    day,
    version,
    count: z
      .number()
      .int()
      .describe('The number of uploads in the panel, including those that are off sale.'),
    uploads: z
      .array(
        z.object({
          uploadHash,
          quality,
          priceWei: wei,
          yours: z
            .enum(['contributed', 'bought'])
            .optional()
            .describe(
              'Why an order of the panel leaves this upload out: the caller contributed it, or has bought it already.',
            ),
        }),
      )
      .describe('The uploads on sale, newest first, at the current price.'),
    gone: hashes('The uploads that were withdrawn since that day; an order leaves them out.'),
    changes: z
      .object({
        since: day,
        added: hashes('Uploads in this panel that the panel of `since` lacks.'),
        withdrawn: hashes('Uploads in the panel of `since` that this one lacks.'),
      })
      .optional()
      .describe('The changes since an earlier panel, if the request names one with `since`.'),
  })
  .meta({
    id: 'Panel',
    description:
      'The uploads of a pool at the end of a day (UTC), without those withdrawn by then; at most the newest 5,000.',
  });

const errors = ['NotFound', 'NoPanel'] as const;

export const panelRoutes = {
  'GET /data-pool/{poolId}/panels/{day}': {
    summary: 'The panel of a pool and a day, and the changes since an earlier panel.',
    path: z.object({
      poolId: anyPoolId,
      day: z.string().describe('A past day (UTC) within the last year, or `latest`.'),
    }),
    query: z.object({ since: z.string().optional().describe('An earlier day with whose panel to compare.') }),
    answers: { 200: panelSchema },
    errors,
    provedBy: 'functions/src/purchase/order/panel-route.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
