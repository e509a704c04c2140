/** Sets CORS headers as an HTTP API does: by itself, before any authorizer runs. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

export interface Cors {
  /** `*`, a list of origins, or a function that decides for each origin. */
  readonly allowOrigin: string | readonly string[] | ((origin: string) => boolean);
}

const allMethods = 'DELETE,GET,HEAD,OPTIONS,PATCH,POST,PUT';
const maxAgeSeconds = 86_400;

/** Returns the value of Access-Control-Allow-Origin, and undefined if `origin` may not call. */
export function allowedOrigin({ allowOrigin }: Cors, origin: string | undefined): string | undefined {
  if (origin === undefined) return undefined;
  if (typeof allowOrigin === 'function') return allowOrigin(origin) ? origin : undefined;
  const allowed = typeof allowOrigin === 'string' ? [allowOrigin] : allowOrigin;
  if (allowed.includes('*')) return '*';
  return allowed.includes(origin) ? origin : undefined;
}

/** Returns the headers of a preflight's response; none if the origin may not call. */
export function preflightHeaders(cors: Cors, headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const origin = allowedOrigin(cors, headers.origin);
  if (origin === undefined) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': allMethods,
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': String(maxAgeSeconds),
    vary: 'origin',
  };
}

/** Returns the CORS headers of every other response; the function's own CORS headers are ignored. */
export function corsHeaders(cors: Cors, headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const origin = allowedOrigin(cors, headers.origin);
  if (origin === undefined) return {};
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': '*', vary: 'origin' };
}
