/** A person's consent (age, residency, processing): without it no export is accepted by any route. */
import { z } from 'zod';
import { time } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

const version = z.string().describe('The version of the text: the day from which it is required, ISO 8601.');

const consentSchema = z
  .object({
    version,
    statements: z
      .object({ age: z.string(), residency: z.string(), processing: z.string() })
      .describe('The statements in their binding wording, each to be confirmed separately.'),
    state: z
      .enum(['given', 'missing', 'outdated', 'withdrawn'])
      .describe(
        'Exports are accepted only in state `given`; `outdated`: the consent was given to an earlier version.',
      ),
    newest: z
      .object({ kind: z.enum(['given', 'withdrawn']), version, at: time })
      .optional()
      .describe('The caller’s latest consent or withdrawal; absent if there is none.'),
  })
  .meta({
    id: 'Consent',
    description: 'The consent that is required before the first upload, and whether the caller has given it.',
  });
export type Consent = z.infer<typeof consentSchema>;

const confirmed = (what: string) =>
  z.literal(true).describe(`Confirms the statement about ${what}; must be true.`);

export const consentRoutes = {
  'GET /consent': {
    summary:
      'The statements that must be agreed to before an export is accepted, and whether the caller has agreed.',
    answers: { 200: consentSchema },
    errors: [],
    provedBy: 'functions/src/contribution/consent-route.test.ts',
  },
  'POST /consent': {
    summary: 'Confirms all statements of the current version. A repeated call changes nothing.',
    body: z.object({
      version,
      age: confirmed('age'),
      residency: confirmed('residency'),
      processing: confirmed('how exports are processed'),
    }),
    answers: { 200: consentSchema },
    errors: ['ConsentChanged'],
    provedBy: 'functions/src/contribution/consent-route.test.ts',
  },
  'POST /consent/withdrawal': {
    summary:
      'Withdraws the consent: no export is accepted until it is given again, and the files of an unfinished upload are deleted. Accepted uploads stay.',
    answers: { 200: consentSchema },
    errors: [],
    provedBy: 'functions/src/contribution/consent-route.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
