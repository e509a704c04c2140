/**
 * Decides which requests a server on this machine serves: those sent to a loopback name, unless a foreign page sends them.
 * CORS does not protect: a browser sends a simple POST before it asks, and a page whose name was pointed here (DNS
 * rebinding) counts as same-origin. So the refusal comes before anything is done.
 */
import type { IncomingHttpHeaders, RequestListener } from 'node:http';

/** Returns a sentence for a request that must not be served, and undefined for any other. */
export type Admit = (headers: IncomingHttpHeaders) => string | undefined;

export interface AdmitOptions {
  /** Called for each request, because the pages' address is not known yet when the first server starts. */
  readonly allowsOrigin?: (origin: string) => boolean;
  /** True if it serves pages, whose own requests say where they come from as well. */
  readonly hasPages?: boolean;
}

/** Nobody can make a name below `localhost` point elsewhere (RFC 6761); S3 uses such names for buckets. */
const loopbackName = /^(127(\.\d{1,3}){3}|([a-z0-9-]+\.)*localhost|\[::1\])(:\d{1,5})?$/i;

const foreignHost =
  'This server answers to 127.0.0.1 and localhost only, and the request names another host.';
const foreignOrigin =
  'This server answers its own pages and programs on this machine only, and the request comes from another page.';

export function admitLoopback({ allowsOrigin = () => false, hasPages = false }: AdmitOptions = {}): Admit {
  return (headers) => {
    if (!loopbackName.test(headers.host ?? '')) return foreignHost;
    const { origin } = headers;
    // The host was found to be one of this machine's own names: no foreign page is served under it.
    const isOwn = hasPages && origin === `http://${headers.host}`;
    if (origin !== undefined) return isOwn || allowsOrigin(origin) ? undefined : foreignOrigin;
    // A GET of an image, a script or a frame has no Origin header. A link that a person follows may come from anywhere.
    const isForeign = headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';
    return isForeign ? foreignOrigin : undefined;
  };
}

/** Serves no pages: the default of a server without a rule of its own. */
export const admitPrograms: Admit = admitLoopback();

/** @returns a listener that passes on admitted requests and answers everything else with 403 */
export function guarded(admit: Admit, serve: RequestListener): RequestListener {
  return (request, response) => {
    const refusal = admit(request.headers);
    if (refusal === undefined) return serve(request, response);
    // The body is not read: the connection ends with the response.
    response
      .writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
      .end(`${refusal}\n`);
  };
}
