/** Answers browsers about who may call, as an HTTP API with CORS does: by itself, before any authoriser. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

export interface Cors {
  /** `*`, or origins, or a rule that is asked with each request. */
  readonly allowOrigin: string | readonly string[] | ((origin: string) => boolean);
}

const allMethods = 'DELETE,GET,HEAD,OPTIONS,PATCH,POST,PUT';
const maxAgeSeconds = 86_400;

/** Returns what the answer names as allowed, and undefined if `origin` may not call. */
export function allowedOrigin({ allowOrigin }: Cors, origin: string | undefined): string | undefined {
  if (origin === undefined) return undefined;
  if (typeof allowOrigin === 'function') return allowOrigin(origin) ? origin : undefined;
  const allowed = typeof allowOrigin === 'string' ? [allowOrigin] : allowOrigin;
  if (allowed.includes('*')) return '*';
  return allowed.includes(origin) ? origin : undefined;
}

/** Headers of the answer to a preflight; none if the origin may not call. */
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

/** Headers that every other answer gets; what the function says about CORS itself does not count. */
export function corsHeaders(cors: Cors, headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const origin = allowedOrigin(cors, headers.origin);
  if (origin === undefined) return {};
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': '*', vary: 'origin' };
}
