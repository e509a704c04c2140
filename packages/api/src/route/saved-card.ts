/** The card that a person saves for their programs. */
import { z } from 'zod';
import type { RouteSchema } from '../schema/route-schema.ts';

const savedCardSchema = z.object({
  brand: z.string().describe('As Stripe names it: `visa`, `mastercard`, ….'),
  last4: z.string(),
  expires: z
    .string()
    .regex(/^\d\d\/\d{4}$/)
    .describe('Month and year: `12/2034`.'),
});
export type SavedCard = z.infer<typeof savedCardSchema>;

const answers = {
  200: z.object({ card: savedCardSchema.optional().describe('Absent if none is saved.') }),
};
const provedBy = 'lab/e2e/src/saved-card.test.ts';

export const savedCardRoutes = {
  'GET /card': {
    summary: 'The card that the caller’s programs pay with. Stripe has it; we keep no number.',
    answers,
    errors: [],
    provedBy,
  },
  'POST /card': {
    summary: 'Opens a page of Stripe’s on which the caller saves a card. Nothing is charged there.',
    answers: { 200: z.object({ url: z.string().describe('The page to open.') }) },
    errors: ['CardSavedAlready'],
    provedBy,
  },
  'POST /card/removal': {
    summary: 'Removes the card: no program pays with it any more. Again changes nothing.',
    answers,
    errors: [],
    provedBy,
  },
} as const satisfies Record<string, RouteSchema>;
