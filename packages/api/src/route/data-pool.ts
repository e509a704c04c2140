/** The data pools. */
import { z } from 'zod';
import { anyPoolId, day, poolId } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

export const poolSchema = z
  .object({
    dataPoolId: poolId,
    dataPoolName: z.string().describe('The pool’s name as pages show it.'),
    price: z.number().int().describe('Whole CGDX per quality point.'),
    availableForPurchase: z.boolean().describe('Whether its uploads are for sale.'),
    maxIncentive: z.number().int().describe('Whole CGDX for an upload of quality 10.'),
  })
  .meta({ id: 'DataPool', description: 'A data pool with its prices and rewards.' });

const people = z.number().int().describe('The number of people, with noise.');

const poolTableSchema = z
  .object({
    format: z.literal('cgdx-table/1').describe('The format of this table and its version.'),
    dataPoolId: poolId,
    note: z.string().describe('How the table counts people, and how noise protects them.'),
    years: z
      .array(
        z.object({
          year: z.number().int(),
          people,
          margin: z
            .object({ items: z.number(), classes: z.number() })
            .describe('The 95 % margin of the noise, in people.'),
          items: z
            .array(z.object({ name: z.string(), people }))
            .readonly()
            .describe('People by item of a public list, most people first.'),
          classes: z
            .array(z.object({ month: z.string().describe('As `2026-03`.'), kind: z.string(), people }))
            .readonly()
            .describe('People by month and kind of record.'),
        }),
      )
      .readonly()
      .describe('Newest year first; empty for a pool that is too small or too young.'),
  })
  .meta({
    id: 'PoolTable',
    description: 'How many of a pool’s people hold each item and have each kind of record, with noise.',
  });

const poolCardSchema = poolSchema
  .omit({ maxIncentive: true })
  .extend({
    figures: z
      .object({
        uploads: z.number().int().describe('Uploads on sale.'),
        records: z
          .number()
          .describe(
            'The records of these uploads. This figure and the next three are rounded to two digits.',
          ),
        averageQuality: z.number(),
        averagePrice: z.number().describe('CGDX for an upload.'),
        pricePerThousand: z.number().describe('CGDX for a thousand records, at that average.'),
      })
      .optional()
      .describe('Totals and averages of the uploads on sale; absent while there are fewer than twenty.'),
    grewOn: day.optional().describe('The day of the pool’s newest upload.'),
    table: poolTableSchema,
    columns: z
      .array(
        z.object({
          kind: z.string(),
          description: z.string(),
          fields: z.array(z.object({ name: z.string(), type: z.string(), meaning: z.string() })),
        }),
      )
      .describe('The columns of each kind of record that the pool sells.'),
  })
  .meta({
    id: 'PoolCard',
    description: 'The public facts about a data pool, without any single upload or person.',
  });

export const dataPoolRoutes = {
  'GET /data-pool': {
    summary: 'The data pool of each platform’s records.',
    answers: { 200: z.array(poolSchema).describe('In the order in which the pages list them.') },
    errors: [],
    provedBy: 'lab/e2e/src/upload-api.test.ts',
  },
  'GET /data-pool/{dataPoolId}': {
    summary: 'One data pool, of records or of another offer of a platform.',
    path: z.object({ dataPoolId: anyPoolId }),
    answers: { 200: z.array(poolSchema).length(1).describe('An array of one.') },
    errors: ['NotFound'],
    provedBy: 'lab/e2e/src/upload-api.test.ts',
  },
  'GET /data-pool/{dataPoolId}/table': {
    summary: 'The table of a data pool: people by item and year, and by kind of record and month.',
    path: z.object({ dataPoolId: anyPoolId }),
    answers: { 200: poolTableSchema },
    errors: ['NotFound'],
    provedBy: 'functions/src/pool/pool-table.test.ts',
  },
  'GET /data-pool/{dataPoolId}/card': {
    summary: 'The public card of a data pool: figures, columns and table. Needs no sign-in.',
    path: z.object({ dataPoolId: anyPoolId }),
    answers: { 200: poolCardSchema },
    errors: ['NotFound'],
    provedBy: 'functions/src/pool/pool-card.test.ts',
  },
  'GET /catalogue.jsonld': {
    summary: 'The data pools as a DCAT catalogue, page by page, for harvesters.',
    query: z.object({
      page: z
        .string()
        .regex(/^[1-9]\d{0,3}$/)
        .optional()
        .describe('The page, from 1 on; the first by default.'),
    }),
    mediaType: 'application/ld+json',
    answers: {
      200: z
        .looseObject({ '@graph': z.array(z.unknown()) })
        .describe('JSON-LD; `hydra:nextPage` leads to the next page if there is one.'),
    },
    errors: ['NotFound'],
    provedBy: 'functions/src/pool/pool-card.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
