/** Registers the API's webhook with our own Stripe server, and stores the secret, which is shown only once. */
import { existsSync, readFileSync } from 'node:fs';
import { writeAtomically } from '@cgdx/aws/process/write-atomically.ts';
import { stripeEvents } from '@cgdx/workflows/wiring/stripe.ts';
import Stripe from 'stripe';
import { z } from 'zod';

export interface WebhookOptions {
  readonly serverUrl: string;
  readonly secretKey: string;
  /** The file that the secret is stored in. */
  readonly file: string;
  /** The URL that gets the events. */
  readonly url: string;
}

const keptSchema = z.object({ id: z.string(), secret: z.string() });
const wished = (url: string) => ({ url, enabled_events: [...stripeEvents] });

/** @returns the secret that signs the events */
export async function putWebhook({ serverUrl, secretKey, file, url }: WebhookOptions): Promise<string> {
  const { hostname, port } = new URL(serverUrl);
  const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http' });
  const kept = existsSync(file) ? keptSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  const { data: endpoints } = await stripe.webhookEndpoints.list({ limit: 100 });
  if (kept !== undefined && endpoints.some(({ id }) => id === kept.id)) {
    // The API may have another port than the last time.
    await stripe.webhookEndpoints.update(kept.id, wished(url));
    return kept.secret;
  }
  // One that was registered right before a crash: its secret is lost.
  for (const { id } of endpoints) await stripe.webhookEndpoints.del(id);
  const { id, secret = '' } = await stripe.webhookEndpoints.create(wished(url));
  writeAtomically(file, JSON.stringify({ id, secret }));
  return secret;
}
