/** Addresses of a person's programs that are told what happens. */
import { z } from 'zod';
import { id, time } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

/** What a webhook can be told; it chooses among these. */
export const webhookTypes = [
  'purchase.completed',
  'purchase.confirmation-asked',
  'upload.available',
  'upload.withdrawn',
] as const;
export type WebhookType = (typeof webhookTypes)[number];

const webhookSchema = z
  .object({
    webhookId: id.describe('Its own name.'),
    url: z.string().describe('Where it is told, by POST.'),
    types: z
      .array(z.enum(webhookTypes))
      .min(1)
      .describe(
        'What it is told: `purchase.completed` of the caller’s own purchases, `purchase.confirmation-asked` if the bank of their saved card asks them about one, `upload.available` and `upload.withdrawn` of every pool.',
      ),
    createdAt: time,
    lastDeliveredAt: time.optional(),
    lastFailure: z
      .object({ at: time, reason: z.string().describe('A sentence.') })
      .optional()
      .describe('Absent once something was delivered after it.'),
    pausedAt: time
      .optional()
      .describe('Nothing could be delivered for three days: it is told nothing more until a test arrives.'),
  })
  .meta({
    id: 'Webhook',
    description:
      'What it is sent is signed by Standard Webhooks: `webhook-id` (the same when it is sent again), `webhook-timestamp`, `webhook-signature`.',
  });
export type Webhook = z.infer<typeof webhookSchema>;

const provedBy = 'functions/src/webhook/webhook-route.test.ts';

export const webhookRoutes = {
  'GET /webhooks': {
    summary: 'The caller’s webhooks.',
    answers: { 200: z.object({ webhooks: z.array(webhookSchema).describe('Newest first.') }) },
    errors: [],
    provedBy,
  },
  'POST /webhooks': {
    summary: 'Registers a webhook. Its secret is answered once, and kept nowhere.',
    body: z.object({
      url: z
        .string()
        .max(2_048)
        .describe(
          'https, without a password; not in a private network, which is looked up at each delivery.',
        ),
      types: webhookSchema.shape.types,
    }),
    answers: {
      200: z.object({
        webhook: webhookSchema,
        secret: z.string().describe('By it the receiver checks signatures: `whsec_` and base64.'),
      }),
    },
    errors: ['WebhookRefused', 'TooManyWebhooks'],
    provedBy,
  },
  'POST /webhooks/{webhookId}/removal': {
    summary: 'Removes a webhook: it is told nothing more.',
    path: z.object({ webhookId: webhookSchema.shape.webhookId }),
    answers: { 200: z.object({ removed: z.literal(true) }) },
    errors: ['NotFound'],
    provedBy,
  },
  'POST /webhooks/{webhookId}/test': {
    summary:
      'Sends an event of the type `test`, once and now. If it arrives, a webhook that was paused goes on.',
    path: z.object({ webhookId: webhookSchema.shape.webhookId }),
    answers: {
      200: z.object({
        delivered: z.boolean(),
        reason: z.string().optional().describe('Why it was not delivered, a sentence.'),
      }),
    },
    errors: ['NotFound', 'TooManyTests'],
    provedBy,
  },
} as const satisfies Record<string, RouteSchema>;
