/** CORS for admitted pages, which may send and read everything, since every request except a preflight is signed. */
import type { IncomingMessage } from 'node:http';
import type { Answer } from './call.ts';

const allowedMethods = 'GET, HEAD, PUT, POST, DELETE';
const preflightSeconds = '3000';
const exposed = ['ETag', 'Content-Range', 'Accept-Ranges', 'Last-Modified', 'Date'];
const varyHeader = 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method';

/** Returns no headers if the request has no Origin header. @param sent the names of the response's headers */
export function corsHeaders(request: IncomingMessage, sent: readonly string[]): Record<string, string> {
  const { origin } = request.headers;
  if (origin === undefined) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': allowedMethods,
    'access-control-expose-headers': [...exposed, ...sent.filter((n) => n.startsWith('x-amz-'))].join(', '),
    vary: varyHeader,
  };
}

/**
 * Returns the answer to a preflight, which is unsigned: everything that it requests is granted. Undefined if the
 * request is not a preflight.
 */
export function preflight(request: IncomingMessage): Answer | undefined {
  if (request.method !== 'OPTIONS' || request.headers.origin === undefined) return undefined;
  const asked = request.headers['access-control-request-headers'];
  return {
    status: 200,
    headers: {
      'access-control-max-age': preflightSeconds,
      'access-control-allow-headers': Array.isArray(asked) ? asked.join(', ') : asked,
    },
  };
}
