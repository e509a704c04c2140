/** Sets the CORS headers for an admitted page. `admit` alone decides which requests are served. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface CorsRule {
  readonly methods: string;
  /** Response headers that the page may read. */
  readonly exposed: string;
  readonly maxAgeSeconds: number;
}

/** Sets the headers. @returns true if the request was a preflight, which is then answered */
export function answerCors(request: IncomingMessage, response: ServerResponse, rule: CorsRule): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-expose-headers', rule.exposed);
    response.setHeader('vary', 'origin');
  }
  if (request.method !== 'OPTIONS') return false;
  response.setHeader('access-control-allow-methods', rule.methods);
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? 'content-type',
  );
  response.setHeader('access-control-max-age', String(rule.maxAgeSeconds));
  response.writeHead(200).end();
  return true;
}
