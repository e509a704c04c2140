/** Serves the built pages, and gives them the addresses of this local cloud. */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { type Admit, admitPrograms, guarded } from '@cgdx/aws/process/admit.ts';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { withConfig } from './page-config.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.wasm': 'application/wasm',
};

export interface SiteOptions {
  /** The port; any free one if it is 0 or busy. */
  readonly port: number;
  /** The folder of the built pages: `index.html` and what it loads. */
  readonly directory: string;
  /** Called for every response; returns undefined while the cloud comes up. */
  readonly site: () => Site | undefined;
  /** Which requests are served; by default those of programs and links. */
  readonly admit?: Admit;
}

export interface Site {
  /** The value of the pages' configuration script. */
  readonly config: unknown;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
}

export async function startSite(options: SiteOptions): Promise<Service> {
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
    const headOnly = request.method === 'HEAD';
    answer(options.directory, site.config, request.url ?? '/', headOnly, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(`The page could not be served: ${String(error)}`);
    });
  };
  return listen(createServer(guarded(options.admit ?? admitPrograms, serve)), options.port);
}

async function answer(
  directory: string,
  config: unknown,
  target: string,
  headOnly: boolean,
  response: ServerResponse,
): Promise<void> {
  const path = pathOf(target);
  const file = path === undefined ? undefined : join(directory, path);
  const found = file?.startsWith(directory + sep) ? await sizeOf(file) : undefined;
  if (file !== undefined && found !== undefined && extname(file) !== '.html') {
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-length': found,
      // Vite puts a hash of the content into names below assets/.
      'cache-control': path?.startsWith(`${sep}assets${sep}`)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    });
    if (headOnly) response.end();
    else
      createReadStream(file)
        .once('error', () => response.destroy())
        .pipe(response);
    return;
  }
  if (path !== undefined && extname(path) !== '' && extname(path) !== '.html') {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.');
    return;
  }
  // Every other path is a page: the router in the browser knows which, and shows its own 404.
  const html = withConfig(await readFile(join(directory, 'index.html'), 'utf8'), config);
  response.writeHead(200, {
    'content-type': types['.html'],
    'content-length': Buffer.byteLength(html),
    'cache-control': 'no-cache',
  });
  response.end(headOnly ? undefined : html);
}

/** Returns the path of a request, decoded; undefined if it is invalid. */
function pathOf(target: string): string | undefined {
  try {
    const path = decodeURIComponent(target.split(/[?#]/, 1)[0] ?? '/');
    return path.includes('\0') ? undefined : normalize(`${sep}${path}`);
  } catch {
    return undefined;
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? stats.size : undefined;
}
