/** The card that a person saves for their programs. */
import { z } from 'zod';
import type { RouteSchema } from '../schema/route-schema.ts';

const savedCardSchema = z.object({
  brand: z.string().describe('The brand by Stripe’s name: `visa`, `mastercard`, ….'),
  last4: z.string(),
  expires: z
    .string()
    .regex(/^\d\d\/\d{4}$/)
    .describe('The month and year of expiry: `12/2034`.'),
});
export type SavedCard = z.infer<typeof savedCardSchema>;

const answers = {
  200: z.object({ card: savedCardSchema.optional().describe('Absent if none is saved.') }),
};
const provedBy = 'lab/e2e/src/saved-card.test.ts';

export const savedCardRoutes = {
  'GET /card': {
    summary:
      'The card that the caller’s programs pay with. Stripe stores it; the market stores no card number.',
    answers,
    errors: [],
    provedBy,
  },
  'POST /card': {
    summary: 'Creates a page of Stripe’s on which the caller saves a card. Nothing is charged there.',
    answers: { 200: z.object({ url: z.string().describe('The page to open.') }) },
    errors: ['CardSavedAlready'],
    provedBy,
  },
  'POST /card/removal': {
    summary: 'Removes the card: no program can pay with it any more. A repeated call changes nothing.',
    answers,
    errors: [],
    provedBy,
  },
} as const satisfies Record<string, RouteSchema>;
