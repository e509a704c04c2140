/** Calls a route that streams events: signed in, each event as soon as it arrives. */
import type { BodyOf, RouteKey } from '@cgdx/api/routes.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { pageConfig } from '../config/config.ts';
import { ApiError } from './api-error.ts';
import { errorOf, personToken } from './call.ts';

export interface StreamEvent {
  readonly name: string;
  readonly data: unknown;
}

const serverFault = 500;

/**
 * @returns undefined if no stream is available and nothing was done: the caller then uses the plain route
 * @throws ApiError with the server's sentence; also between two events
 */
export async function stream<K extends RouteKey>(
  key: K,
  { body, signal }: { readonly body: BodyOf<K>; readonly signal: AbortSignal },
): Promise<AsyncGenerator<StreamEvent> | undefined> {
  const { streamUrl } = pageConfig();
  if (!streamUrl) return undefined;
  const [method = '', path = ''] = key.split(' ');
  const token = await personToken();
  const response = await fetch(`${streamUrl}${path}`, {
    method,
    cache: 'no-store',
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal,
  }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    return undefined;
  });
  if (!response) return undefined;
  if (response.ok && response.body) return eventsOf(response.body, signal);
  const answer: unknown = await response.json().catch(() => undefined);
  // An error without a code is not from our API: a function could not start, or a server in between responded.
  const isOurs = typeof answer === 'object' && answer !== null && 'code' in answer;
  if (!isOurs || response.status >= serverFault) return undefined;
  throw errorOf(response.status, answer);
}

async function* eventsOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const data: unknown = JSON.parse(value.data);
      if (value.event === 'error') throw errorOf(serverFault, data);
      yield { name: value.event ?? '', data };
    }
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error;
    throw new ApiError(0, 'NetworkError', 'The connection broke while the answer came.', 'Please try again.');
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
