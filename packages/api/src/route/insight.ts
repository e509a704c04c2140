/** The insight assistant: answers from what is published of the pools, with a report. */
import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import { z } from 'zod';
import { sessionId, time, writtenText } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const share = z.number().min(0).max(1);

const seriesSchema = z.object({
  dataPoolId: z
    .enum([...platformIds, 'others'])
    .describe('“others”: the mean of all other pools, beside one that is asked about alone.'),
  pool: z.string().describe('Its name.'),
  contributors: z.number().int().describe('About how many contributors it is of, with noise.'),
  margin: z.number().describe('How far a share may be off by the noise, 19 times of 20.'),
  period: z.string().describe('In words, as “2026” or “uploads before 2027-04-01”.'),
  cells: z
    .array(z.object({ label: z.string(), share }))
    .describe('With noise; from a list that depends on no contributor.'),
  rest: share.optional().describe('The share of everything outside of the cells.'),
});

const findingSchema = z
  .object({
    queryId: z.string().describe('The vetted query.'),
    title: z.string().describe('Of the query.'),
    of: z.string().describe('What the shares are of.'),
    cell: z.string().describe('What the cells are.'),
    chart: z.enum(['bar', 'line']).describe('How it is best drawn.'),
    labels: z.array(z.string()).describe('Of all cells, in their order.'),
    series: z.array(seriesSchema).describe('At least one; several pools are compared.'),
    sentences: z
      .array(z.string())
      .describe('The same in words, each number with its sample, period and margin.'),
    meaning: z.string().optional().describe('What follows from it for whoever plans by it.'),
  })
  .meta({ id: 'InsightFinding', description: 'The answer to one vetted query.' });

const insightSchema = z
  .object({
    insight_id: z.string().describe('To ask for it again, with a new link.'),
    message: z.string().describe('The person’s prompt.'),
    response: z.string().describe('What the assistant says.'),
    pdf_s3_location: z
      .string()
      .optional()
      .describe('The report’s address, which lives five minutes. Missing if there is nothing to report.'),
    findings: z.array(findingSchema).describe('What the vetted queries that were chosen say; may be empty.'),
    remarks: z.array(z.string()).describe('What is to be said besides, as of pools that are left out.'),
    too_small: z
      .array(z.enum(platformIds))
      .describe(
        'Pools asked about that say nothing: too small, or too little changed since data was withdrawn.',
      ),
    createdAt: time,
  })
  .meta({ id: 'Insight', description: 'An answer of the insight assistant.' });
export type InsightAnswer = z.infer<typeof insightSchema>;

export const insightRoutes = {
  'POST /fusion_agent': {
    summary: 'Asks the insight assistant. Every number has noise that is the same for everybody.',
    body: z.object({
      session_id: sessionId,
      message: writtenText.describe('At most 4,000 characters.'),
    }),
    answers: { 200: insightSchema },
    errors: ['EmptyPrompt', 'PromptTooLong', 'TooManyPrompts'],
    provedBy: 'functions/src/insight/insight-route.test.ts',
  },
  'GET /fusion_agent/{insightId}': {
    summary: 'An earlier answer of the caller’s, with a new link to its report.',
    path: z.object({ insightId: z.string().describe('As `insight_id` had it.') }),
    answers: { 200: insightSchema },
    errors: ['NotFound'],
    provedBy: 'functions/src/insight/insight-route.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
