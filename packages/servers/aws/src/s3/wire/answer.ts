/** Writes responses and errors to the client. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { S3Error } from '../fault/s3-error.ts';
import type { Answer } from './call.ts';
import { corsHeaders } from './cors.ts';
import { xmlError } from './xml.ts';

/** Returns an id like `N4N7GDK58NMKJ12R`. */
export const newRequestId = () => randomBytes(8).toString('hex').toUpperCase();

/** Returns a function that resolves when a piece has been sent, so that a slow client slows down the reading. */
export function writer(response: ServerResponse): (piece: Buffer) => Promise<void> {
  const gone = new Promise<never>((_, reject) => {
    response.once('close', () => reject(new Error('the client went away')));
  });
  gone.catch(() => undefined);
  return (piece) =>
    Promise.race([
      gone,
      new Promise<void>((resolve, reject) => {
        response.write(piece, (error) => (error ? reject(error) : resolve()));
      }),
    ]);
}

/** How long the rest of a refused body is read and discarded, so that the client reads the response. */
const drainMs = 60_000;

function drain(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), drainMs);
  timer.unref();
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
  request.resume();
}

export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  requestId: string,
): Promise<void> {
  const headers: Record<string, string> = {
    'x-amz-request-id': requestId,
    'x-amz-id-2': Buffer.from(`local/${requestId}`).toString('base64'),
  };
  for (const [name, value] of Object.entries(answer.headers ?? {})) {
    if (value !== undefined) headers[name] = value;
  }
  const body = answer.xml === undefined || request.method === 'HEAD' ? undefined : Buffer.from(answer.xml);
  if (body) headers['content-type'] = 'application/xml';
  if (
    body ||
    (!answer.stream && request.method !== 'HEAD' && answer.status !== 204 && answer.status !== 304)
  ) {
    headers['content-length'] = String(body?.length ?? 0);
  }
  if (!request.complete) headers.connection = 'close';
  response.writeHead(answer.status, { ...headers, ...corsHeaders(request, Object.keys(headers)) });
  if (answer.stream) {
    await answer.stream(response);
    response.end();
  } else response.end(body);
  drain(request);
}

export function errorAnswer(error: unknown, requestId: string, resource: string): Answer {
  // An unexpected error may have any text, so the client gets only InternalError.
  const known = error instanceof S3Error ? error : new S3Error('InternalError');
  return {
    status: known.status,
    headers: known.headers,
    xml: xmlError([
      ['Code', known.code],
      ['Message', known.message],
      ...Object.entries(known.elements),
      ['Resource', resource],
      ['RequestId', requestId],
      ['HostId', Buffer.from(`local/${requestId}`).toString('base64')],
    ]),
  };
}
