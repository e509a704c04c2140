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
        'The events that are sent: `purchase.completed` of the caller’s own purchases, `purchase.confirmation-asked` if the bank of their saved card asks them to confirm one, `upload.available` and `upload.withdrawn` of every pool.',
      ),
    createdAt: time,
    lastDeliveredAt: time.optional(),
    lastFailure: z
      .object({ at: time, reason: z.string().describe('A sentence.') })
      .optional()
      .describe('Absent if the newest delivery succeeded.'),
    pausedAt: time
      .optional()
      .describe(
        'Since then nothing is sent, as no delivery succeeded for three days; a successful test resumes it.',
      ),
  })
  .meta({
    id: 'Webhook',
    description:
      'Its messages are signed as Standard Webhooks specifies: `webhook-id` (the same at each attempt), `webhook-timestamp`, `webhook-signature`.',
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
          'https, without a password; not in a private network, which is looked up at each delivery.',
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
    summary: 'Removes a webhook: nothing more is sent to it.',
    path: z.object({ webhookId: webhookSchema.shape.webhookId }),
    answers: { 200: z.object({ removed: z.literal(true) }) },
    errors: ['NotFound'],
    provedBy,
  },
  'POST /webhooks/{webhookId}/test': {
    summary: 'Sends an event of the type `test`, once and at once. If it arrives, a paused webhook resumes.',
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
