/**
 * Decides which requests a server on this machine serves: those sent to a loopback name, unless a foreign page sends
 * them. CORS alone does not protect: a browser sends a simple POST without a preflight, and a page whose name resolves
 * to this machine (DNS rebinding) counts as same-origin. So requests are refused before anything is done.
 */
import type { IncomingHttpHeaders, RequestListener } from 'node:http';

/** Returns a sentence if the request must be refused; undefined if it is served. */
export type Admit = (headers: IncomingHttpHeaders) => string | undefined;

export interface AdmitOptions {
  /** Called for each request, as the pages' address is not yet known when the first server starts. */
  readonly allowsOrigin?: (origin: string) => boolean;
  /** True if the server has pages, whose own requests carry an Origin header as well. */
  readonly hasPages?: boolean;
}

/** Names below `localhost` always resolve to loopback (RFC 6761); S3 uses such names for buckets. */
const loopbackName = /^(127(\.\d{1,3}){3}|([a-z0-9-]+\.)*localhost|\[::1\])(:\d{1,5})?$/i;

const foreignHost =
  'This server is reached as 127.0.0.1 or localhost only, but the request names another host.';
const foreignOrigin =
  'This server serves only its own pages and programs on this machine, but the request comes from another page.';

export function admitLoopback({ allowsOrigin = () => false, hasPages = false }: AdmitOptions = {}): Admit {
  return (headers) => {
    if (!loopbackName.test(headers.host ?? '')) return foreignHost;
    const { origin } = headers;
    // The host has been checked to be a name of this machine, so the origin is this server's own page.
    const isOwn = hasPages && origin === `http://${headers.host}`;
    if (origin !== undefined) return isOwn || allowsOrigin(origin) ? undefined : foreignOrigin;
    // A GET of an image, a script or a frame has no Origin header. A link that a person follows may be on any page.
    const isForeign = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
    return isForeign ? foreignOrigin : undefined;
  };
}

/** The rule for servers without pages, and the default of every server. */
export const admitPrograms: Admit = admitLoopback();

/** @returns a listener that passes on admitted requests and answers all others with 403 */
export function guarded(admit: Admit, serve: RequestListener): RequestListener {
  return (request, response) => {
    const refusal = admit(request.headers);
    if (refusal === undefined) return serve(request, response);
    // The body is not read; the connection is closed after the response.
    response
      .writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
      .end(`${refusal}\n`);
  };
}
