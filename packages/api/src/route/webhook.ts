/** Webhooks: addresses of a person's programs to which events are sent. */
import { z } from 'zod';
import { id, time } from '../schema/field.ts';
import type { RouteSchema } from '../schema/route-schema.ts';

/** The types of events that a webhook can subscribe to. */
export const webhookTypes = [
  'purchase.completed',
  'purchase.confirmation-asked',
  'upload.available',
  'upload.withdrawn',
] as const;
export type WebhookType = (typeof webhookTypes)[number];

const webhookSchema = z
  .object({
    webhookId: id.describe('The webhook’s id.'),
    url: z.string().describe('The address that events are sent to, by POST.'),
    types: z
      .array(z.enum(webhookTypes))
      .min(1)
      .describe(
        'The events that are sent: `purchase.completed` of the caller’s own purchases, `purchase.confirmation-asked` if the bank of the caller’s saved card asks them to confirm a purchase, `upload.available` and `upload.withdrawn` of every pool.',
      ),
    createdAt: time,
    lastDeliveredAt: time.optional(),
    lastFailure: z
      .object({ at: time, reason: z.string().describe('A sentence.') })
      .optional()
      .describe('Why the newest delivery failed; absent if it succeeded.'),
    pausedAt: time
      .optional()
      .describe(
        'When the webhook was paused because no delivery had succeeded for three days; a successful test resumes it.',
      ),
  })
  .meta({
    id: 'Webhook',
    description:
      'An address to which events are sent. Its messages are signed as Standard Webhooks specifies: `webhook-id` (the same for each attempt), `webhook-timestamp`, `webhook-signature`.',
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
    summary: 'Registers a webhook. Its secret is returned once and not stored.',
    body: z.object({
      url: z
        .string()
        .max(2_048)
        .describe(
          'An https address without a password, outside private networks; each delivery resolves and checks it again.',
        ),
      types: webhookSchema.shape.types,
    }),
    answers: {
      200: z.object({
        webhook: webhookSchema,
        secret: z
          .string()
          .describe('The key with which the receiver checks signatures: `whsec_` and base64.'),
      }),
    },
    errors: ['WebhookRefused', 'TooManyWebhooks'],
    provedBy,
  },
  'POST /webhooks/{webhookId}/removal': {
    summary: 'Removes a webhook: no more events are sent to it.',
    path: z.object({ webhookId: webhookSchema.shape.webhookId }),
    answers: { 200: z.object({ removed: z.literal(true) }) },
    errors: ['NotFound'],
    provedBy,
  },
  'POST /webhooks/{webhookId}/test': {
    summary: 'Sends one event of the type `test` immediately. If it arrives, a paused webhook resumes.',
    path: z.object({ webhookId: webhookSchema.shape.webhookId }),
    answers: {
      200: z.object({
        delivered: z.boolean(),
        reason: z.string().optional().describe('Why the test was not delivered, one sentence.'),
      }),
    },
    errors: ['NotFound', 'TooManyTests'],
    provedBy,
  },
} as const satisfies Record<string, RouteSchema>;
