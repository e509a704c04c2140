/** `POST /event`: publishes to a channel if the signer of the request has the permission. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { AuthorizeJson } from '../iam/authorize-json.ts';
import { readBody } from '../process/read-body.ts';
import { type Channel, parseChannel } from './channel.ts';
import { badRequest, type Fault } from './message.ts';

/** AppSync's limits for one request. */
const mostEvents = 5;
const mostBytes = 240 * 1024;

const bodySchema = z.object({ channel: z.string(), events: z.array(z.string()).min(1).max(mostEvents) });

export interface PublishOptions {
  /** `arn:aws:appsync:REGION:ACCOUNT:apis/ID`. */
  readonly apiArn: string;
  readonly namespaces: readonly string[];
  readonly authorize: AuthorizeJson;
  readonly deliver: (channel: Channel, event: string) => void;
}

export async function answerPublish(
  request: IncomingMessage,
  response: ServerResponse,
  { apiArn, namespaces, authorize, deliver }: PublishOptions,
): Promise<void> {
  const refuse = (status: number, fault: Fault) => send(response, status, { errors: [fault] });
  const body = await readBody(request, mostBytes);
  if (body === undefined) return refuse(413, badRequest('Request is too large'));
  const value = jsonOf(body);
  const namespace = namespaceOf(value);
  const refusal = authorize({
    method: 'POST',
    url: request.url ?? '',
    headers: request.headers,
    body,
    action: 'appsync:EventPublish',
    resource: `${apiArn}/channelNamespace/${namespace}`,
  });
  // A caller without permission must not learn which requests are valid.
  if (refusal !== undefined)
    return refuse(refusal.status, { errorType: refusal.type, message: refusal.message });
  const parsed = bodySchema.safeParse(value);
  if (!parsed.success)
    return refuse(400, badRequest('The body must name a channel, and 1 to 5 events as text.'));
  const channel = parseChannel(parsed.data.channel, false);
  if (channel === undefined) return refuse(400, badRequest('Invalid Channel Format'));
  if (!namespaces.includes(namespace)) return refuse(404, badRequest('Channel namespace not found'));
  for (const event of parsed.data.events) deliver(channel, event);
  const successful = parsed.data.events.map((_event, index) => ({ identifier: randomUUID(), index }));
  send(response, 200, { successful, failed: [] });
}

/** Returns the namespace for which the request needs permission, even if the rest of the request is invalid. */
function namespaceOf(value: unknown): string {
  const { channel } = z.object({ channel: z.string() }).safeParse(value).data ?? { channel: '' };
  return channel.replace(/^\//, '').split('/')[0] ?? '';
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
