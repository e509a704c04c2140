/** Serves the built pages as CloudFront does, with the addresses of this local cloud as their configuration. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { constants } from 'node:zlib';
import { type Admit, admitPrograms, guarded } from '@cgdx/aws/process/admit.ts';
import { breakOff } from '@cgdx/aws/process/break-off.ts';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';
import {
  compressedFromBytes,
  frameFile,
  immutableCaching,
  revalidated,
} from '@cgdx/workflows/wiring/site.ts';
import compression from 'compression';
import send from 'send';
import { withConfig } from './fill-config.ts';

/** Brotli's quality, 0 to 11. CloudFront does not publish its own; this one is usual for responses that are compressed on the fly. */
const compressionLevel = 5;

export interface SiteOptions {
  /** The port; any free one if it is 0 or taken. */
  readonly port: number;
  /** The folder of the built pages: HTML files and the files that they load. */
  readonly directory: string;
  /** Called for every response; returns undefined while the cloud starts. */
  readonly site: () => Site | undefined;
  /** Decides which requests are served; by default those of programs and links. */
  readonly admit?: Admit;
}

export interface Site {
  /** The value of the pages' configuration script. */
  readonly config: unknown;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
}

export async function startSite(options: SiteOptions): Promise<Service> {
  const compress = compression({
    threshold: compressedFromBytes,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: compressionLevel } },
  });
  const serve: RequestListener = (request, response) => {
    const site = options.site();
    if (site === undefined) {
      response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('Still coming up.');
      return;
    }
    for (const [name, value] of Object.entries(site.headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    answer(options.directory, site.config, request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(`The page could not be served: ${String(error)}`);
    });
  };
  const compressed: RequestListener = (request, response) => {
    // The middleware is typed for Express, but uses only fields of Node's own objects.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () =>
      serve(request, response),
    );
  };
  return listen(createServer(guarded(options.admit ?? admitPrograms, compressed)), options.port);
}

async function answer(
  directory: string,
  config: unknown,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
  if (!['', '.html'].includes(extname(path))) {
    sendFile(directory, path, request, response);
    return;
  }
  const html = withConfig(await readPage(directory, path), config);
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
    'cache-control': revalidated,
  });
  response.end(request.method === 'HEAD' ? undefined : html);
}

/** The path of a page that has its own file, such as `/datapool` or `/data/spotify`. */
const pageName = /^\/((?:[a-zA-Z-]+\/)?[a-zA-Z-]+)(\.html)?$/;

/** Returns the page's own file, as CloudFront finds it; for any other path the frame, whose router shows the 404. */
async function readPage(directory: string, path: string): Promise<string> {
  const name = path === '/' ? 'index' : pageName.exec(path)?.[1];
  const own = name && (await readFile(join(directory, `${name}.html`), 'utf8').catch(() => undefined));
  return own || readFile(join(directory, frameFile), 'utf8');
}

/** @param path the percent-encoded path of the request; a path that leads out of the folder is refused */
function sendFile(root: string, path: string, request: IncomingMessage, response: ServerResponse): void {
  const isKept = path.startsWith('/assets/');
  send(request, path, { root, index: false, cacheControl: false })
    .on('headers', () => response.setHeader('cache-control', isKept ? immutableCaching : revalidated))
    .on('error', ({ status }: { status: number }) => {
      if (response.headersSent) breakOff(response);
      else response.writeHead(status, { 'content-type': 'text/plain' }).end('There is no such file.');
    })
    .pipe(response);
}
