/** A person's contributions: the timeline of each. */
import {
  contributionSchema,
  qualitySchema,
  rejectionSchema,
  stepSchema,
} from '@cgdx/core/contribution/contribution-schema.ts';
import { z } from 'zod';
import { contributionId } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

// These schemas get a name here, so that the documents describe each of them once.
stepSchema.register(z.globalRegistry, {
  id: 'Step',
  description: 'The state of one step of a contribution.',
});
qualitySchema.register(z.globalRegistry, {
  id: 'Quality',
  description: 'The score and its parts.',
});
rejectionSchema.register(z.globalRegistry, { id: 'Rejection', description: 'Why an export was refused.' });
const contribution = contributionSchema.register(z.globalRegistry, {
  id: 'Contribution',
  description:
    'Every step with state, progress, note and findings; `parts` if the export came in several (`core/src/contribution/contribution.ts`).',
});

export const contributionRoutes = {
  'GET /contributions': {
    summary: 'All contributions of the caller.',
    answers: { 200: z.object({ contributions: z.array(contribution).describe('Newest first.') }) },
    errors: [],
    provedBy: 'lab/e2e/src/upload-api.test.ts',
  },
  'GET /contributions/{contributionId}': {
    summary: 'One contribution of the caller.',
    path: z.object({ contributionId }),
    answers: { 200: contribution },
    errors: ['NotFound'],
    provedBy: 'lab/e2e/src/upload-api.test.ts',
  },
} as const satisfies Record<string, RouteSchema>;
