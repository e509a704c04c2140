/** Age, residency and consent: without them no export is accepted, however it is sent. */
import { z } from 'zod';
import { time } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const version = z.string().describe('The day from which this text is asked for, ISO 8601.');

const consentSchema = z
  .object({
    version,
    statements: z
      .object({ age: z.string(), residency: z.string(), processing: z.string() })
      .describe('What is to be confirmed, each by itself, in the words that count.'),
    state: z
      .enum(['given', 'missing', 'outdated', 'withdrawn'])
      .describe('Only with `given` an export is accepted; `outdated`: it was given to an earlier version.'),
    newest: z
      .object({ kind: z.enum(['given', 'withdrawn']), version, at: time })
      .optional()
      .describe('What the caller said last; absent if they never did.'),
  })
  .meta({
    id: 'Consent',
    description: 'What is asked for before the first upload, and what the caller said.',
  });
export type Consent = z.infer<typeof consentSchema>;

const confirmed = (what: string) =>
  z.literal(true).describe(`The statement about ${what}; nothing but true.`);

export const consentRoutes = {
  'GET /consent': {
    summary: 'What must be agreed to before an export is accepted, and whether the caller has.',
    answers: { 200: consentSchema },
    errors: [],
    provedBy: 'functions/src/contribution/consent-route.test.ts',
  },
  'POST /consent': {
    summary: 'Confirms all statements of the current version. Again changes nothing.',
    body: z.object({
      version,
      age: confirmed('age'),
      residency: confirmed('residency'),
      processing: confirmed('what is done with exports'),
    }),
    answers: { 200: consentSchema },
    errors: ['ConsentChanged'],
    provedBy: 'functions/src/contribution/consent-route.test.ts',
  },
  'POST /consent/withdrawal': {
    summary:
      'Withdraws the consent: nothing more is accepted until it is given again, and what was sent of an unfinished upload is deleted. What was accepted before stays.',
    answers: { 200: consentSchema },
    errors: [],
    provedBy: 'functions/src/contribution/consent-route.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
