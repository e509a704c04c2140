/** The data pools. */
import { z } from 'zod';
import { anyPoolId, day, poolId } from '../schema/field.ts';
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

const people = z.number().int().describe('People, with noise.');

const poolTableSchema = z
  .object({
    format: z.literal('cgdx-table/1').describe('The shape of the table.'),
    dataPoolId: poolId,
    note: z.string().describe('What is counted, and what protects the people.'),
    years: z
      .array(
        z.object({
          year: z.number().int(),
          people,
          margin: z
            .object({ items: z.number(), classes: z.number() })
            .describe('By how many people a number may be off by the noise, 19 times of 20.'),
          items: z
            .array(z.object({ name: z.string(), people }))
            .readonly()
            .describe('People by item of a public list, the most held first.'),
          classes: z
            .array(z.object({ month: z.string().describe('As `2026-03`.'), kind: z.string(), people }))
            .readonly()
            .describe('People by month and kind of record.'),
        }),
      )
      .readonly()
      .describe('The newest first; none of a pool that is too small or too young.'),
  })
  .meta({ id: 'PoolTable', description: 'What a pool’s people hold and do, in numbers with noise.' });

const poolCardSchema = poolSchema
  .omit({ maxIncentive: true })
  .extend({
    figures: z
      .object({
        uploads: z.number().int().describe('Uploads on sale.'),
        records: z.number().describe('Their records, to two digits, like all that follows.'),
        averageQuality: z.number(),
        averagePrice: z.number().describe('CGDX for an upload.'),
        pricePerThousand: z.number().describe('CGDX for a thousand records, at that average.'),
      })
      .optional()
      .describe('What its uploads are together; absent while there are fewer than twenty.'),
    grewOn: day.optional().describe('The day on which it got its newest upload.'),
    table: poolTableSchema,
    columns: z
      .array(
        z.object({
          kind: z.string(),
          description: z.string(),
          fields: z.array(z.object({ name: z.string(), type: z.string(), meaning: z.string() })),
        }),
      )
      .describe('The columns of each kind of record that it sells.'),
  })
  .meta({ id: 'PoolCard', description: 'What anybody may know of a data pool: no upload, and no person.' });

export const dataPoolRoutes = {
  'GET /data-pool': {
    summary: 'The data pool of each platform’s records.',
    answers: { 200: z.array(poolSchema).describe('In the order in which the pages list them.') },
    errors: [],
    provedBy: 'lab/e2e/src/upload-api.test.ts',
  },
  'GET /data-pool/{dataPoolId}': {
    summary: 'One data pool: of records, or another offer of its platform.',
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
    summary: 'The public card of a data pool: figures, columns and table, without a sign-in.',
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
