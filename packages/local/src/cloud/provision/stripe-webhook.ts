/**
 * Registers the API's webhooks with the local Stripe server, and stores their secrets, which the server returns only
 * once.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '@cgdx/aws/process/write-atomically.ts';
import { webhookEndpoints } from '@cgdx/workflows/wiring/stripe.ts';
import Stripe from 'stripe';
import { z } from 'zod';
import { readStateFile } from '../../ground/state-file.ts';

export interface WebhookOptions {
  readonly serverUrl: string;
  readonly secretKey: string;
  /** The folder in which the secrets are stored, one file for each endpoint. */
  readonly directory: string;
  /** The URL that receives the events. */
  readonly url: string;
}

const keptSchema = z.object({ id: z.string(), secret: z.string() });
const afresh = 'Delete it and start again: the endpoint is then registered again.';

/** @returns the secrets that sign the events, separated by commas */
export async function putWebhooks({ serverUrl, secretKey, directory, url }: WebhookOptions): Promise<string> {
  const { hostname, port } = new URL(serverUrl);
  const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http' });
  const { data: present } = await stripe.webhookEndpoints.list({ limit: 100 });
  const wanted = webhookEndpoints.map(({ name, connect, events }) => {
    const file = join(directory, `${name}.json`);
    const kept = existsSync(file) ? readStateFile(file, keptSchema, afresh) : undefined;
    const isPresent = present.some(({ id }) => id === kept?.id);
    return {
      file,
      connect,
      wished: { url, enabled_events: [...events] },
      kept: isPresent ? kept : undefined,
    };
  });
  // Removes endpoints that were registered just before a crash, whose secret was not stored.
  for (const { id } of present)
    if (!wanted.some(({ kept }) => kept?.id === id)) await stripe.webhookEndpoints.del(id);
  const secrets: string[] = [];
  for (const { file, connect, wished, kept } of wanted) {
    // The API may have a different port than at the last start.
    if (kept) await stripe.webhookEndpoints.update(kept.id, wished);
    const { id, secret = '' } = kept ?? (await stripe.webhookEndpoints.create({ ...wished, connect }));
    if (!kept) writeAtomically(file, JSON.stringify({ id, secret }));
    secrets.push(secret);
  }
  return secrets.join();
}
