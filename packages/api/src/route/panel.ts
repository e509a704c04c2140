/** Panels: what a pool had at the end of a day, as a list that never changes and is bought as one. */
import { z } from 'zod';
import { anyPoolId, day, id, poolId, quality, uploadHash, wei } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const version = z
  .string()
  .describe('Of the list: 16 hex digits of a hash of all that it holds. It never changes.');

export const boughtPanelSchema = z
  .object({ dataPoolId: poolId, day, version })
  .describe('The panel that it was asked for, if it was.');

const hashes = (what: string) => z.array(uploadHash).describe(what);

const panelSchema = z
  .object({
    panelId: id.describe('What `POST /orders` takes.'),
    dataPoolId: poolId,
    day,
    version,
    count: z.number().int().describe('Uploads that it holds, also those that are not on sale any more.'),
    uploads: z
      .array(
        z.object({
          uploadHash,
          quality,
          priceWei: wei,
          yours: z
            .enum(['contributed', 'bought'])
            .optional()
            .describe('Why an order of it leaves it out: it is the caller’s own, or they have it already.'),
        }),
      )
      .describe('Those on sale, newest first, at the price of now.'),
    gone: hashes('Those that were withdrawn since: an order leaves them out.'),
    changes: z
      .object({
        since: day,
        added: hashes('In this panel, and not in that of `since`.'),
        withdrawn: hashes('In that of `since`, and not in this one.'),
      })
      .optional()
      .describe('Against an earlier panel, if `since` names one.'),
  })
  .meta({
    id: 'Panel',
    description:
      'What had been contributed to a pool by the end of a day (UTC) and was not withdrawn by then: at most the newest 5,000.',
  });

const errors = ['NotFound', 'NoPanel'] as const;

export const panelRoutes = {
  'GET /data-pool/{poolId}/panels/{day}': {
    summary: 'The panel of a pool and a day, and what changed since an earlier one.',
    path: z.object({
      poolId: anyPoolId,
      day: z.string().describe('A day (UTC) that is over, of the last year; or `latest`.'),
    }),
    query: z.object({ since: z.string().optional().describe('An earlier day, to compare with its panel.') }),
    answers: { 200: panelSchema },
    errors,
    provedBy: 'functions/src/purchase/order/panel-route.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
