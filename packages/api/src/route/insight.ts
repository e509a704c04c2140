/** The insight assistant: it answers from the published editions of the pools, with a report. */
import { platformIds } from '@cgdx/core/pool/platform-id.ts';
import { z } from 'zod';
import { sessionId, time, writtenText } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const share = z.number().min(0).max(1);

const seriesSchema = z.object({
  dataPoolId: z
    .enum([...platformIds, 'others'])
    .describe(
      'The pool; `others` is the mean of all other pools, given for comparison if the question is about one pool.',
    ),
  pool: z.string().describe('The pool’s name.'),
  contributors: z.number().int().describe('The number of contributors behind the shares, with noise.'),
  margin: z.number().describe('The 95 % margin of the noise on a share.'),
  period: z.string().describe('The period in words, such as “2026” or “uploads before 2027-04-01”.'),
  cells: z
    .array(z.object({ label: z.string(), share }))
    .describe('Shares with noise; the list of labels does not depend on any contributor.'),
  rest: share.optional().describe('The share of everything that is in no cell.'),
});

const findingSchema = z
  .object({
    queryId: z.string().describe('The id of the vetted query.'),
    title: z.string().describe('The title of the query.'),
    of: z.string().describe('The whole that the shares are parts of.'),
    cell: z.string().describe('What each cell stands for, such as a month.'),
    chart: z.enum(['bar', 'line']).describe('The chart that suits the data.'),
    labels: z.array(z.string()).describe('The labels of all cells, in their order.'),
    series: z.array(seriesSchema).describe('One series for each pool, at least one.'),
    headline: z.string().optional().describe('The conclusion in one short sentence, without a full stop.'),
    sentences: z
      .array(z.string())
      .describe('The figures behind the headline, with their samples, periods and margins.'),
    meaning: z.string().optional().describe('What the finding suggests to somebody who makes plans.'),
  })
  .meta({ id: 'InsightFinding', description: 'The answer to one vetted query.' });

const insightSchema = z
  .object({
    insight_id: z
      .string()
      .describe('The id for `GET /fusion_agent/{insightId}`, which returns the answer with a new link.'),
    message: z.string().describe('The person’s prompt.'),
    response: z.string().describe('The assistant’s answer in words.'),
    pdf_s3_location: z
      .string()
      .optional()
      .describe('The address of the report, valid for five minutes; absent if there is nothing to report.'),
    findings: z
      .array(findingSchema)
      .describe('The answers to the vetted queries that were chosen; may be empty.'),
    caveats: z
      .array(z.string())
      .optional()
      .describe('What qualifies all figures; absent in older answers, whose remarks hold it.'),
    remarks: z.array(z.string()).describe('Further remarks, for example on pools that are left out.'),
    too_small: z
      .array(z.enum(platformIds))
      .describe(
        'Pools in the question without an answer: they are too small, or have changed too little since data was withdrawn.',
      ),
    createdAt: time,
  })
  .meta({ id: 'Insight', description: 'An answer of the insight assistant.' });
export type InsightAnswer = z.infer<typeof insightSchema>;

export const insightRoutes = {
  'POST /fusion_agent': {
    summary: 'Asks the insight assistant. Every number has noise, which is the same for every caller.',
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
    path: z.object({ insightId: z.string().describe('The `insight_id` of the answer.') }),
    answers: { 200: insightSchema },
    errors: ['NotFound'],
    provedBy: 'functions/src/insight/insight-route.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
