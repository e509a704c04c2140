/** Publishes to a channel of AppSync, signed with the function's own credential. */
import { Sha256 } from '@aws-crypto/sha256-js';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { SignatureV4 } from '@smithy/signature-v4';
import { z } from 'zod';
import { documentClient } from '../table/table.ts';

const giveUpMs = 1_000;
const answerSchema = z.object({ failed: z.array(z.unknown()).length(0) });

const signer = new SignatureV4({
  credentials: documentClient.config.credentials,
  region,
  service: 'appsync',
  sha256: Sha256,
});

/**
 * @param url the API's address for publications
 * @throws Error if it was not accepted within a second
 */
export async function publish(url: URL, channel: string, event: object): Promise<void> {
  const body = JSON.stringify({ channel, events: [JSON.stringify(event)] });
  const { headers } = await signer.sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname,
    query: {},
    headers: { host: url.host, 'content-type': 'application/json' },
    body,
  });
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(giveUpMs) });
  // Read to its end, so that the connection serves the next one.
  const answer = answerSchema.safeParse(await response.json());
  if (!response.ok || !answer.success) throw new Error(`The publication was refused: ${response.status}.`);
}
