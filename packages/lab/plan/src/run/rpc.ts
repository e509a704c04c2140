/**
 * The small server that SST's components call while an app is planned: it says where assets are, and bundles handlers.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { basename } from 'node:path';
import { listen } from '@cgdx/aws/process/listen.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { z } from 'zod';
import type { BuildHandler, Handler } from './handler.ts';

const requestSchema = z.object({ method: z.string(), params: z.array(z.unknown()) });
const copiedFileSchema = z.object({ from: z.string(), to: z.string() });

const buildSchema = z.object({
  functionID: z.string(),
  handler: z.string(),
  links: z.record(z.string(), z.unknown()),
  copyFiles: z.array(copiedFileSchema).default([]),
  properties: z.object({ install: z.record(z.string(), z.string()).optional() }),
});

/** A function that SST's components asked to build. */
export interface BuiltFunction extends Handler {
  /** The component's name. */
  readonly id: string;
  /** The values that `Resource` returns, by link. */
  readonly links: Readonly<Record<string, unknown>>;
  /** Files to copy beside the bundle: `from` is absolute, `to` relative to the bundle's folder. */
  readonly copiedFiles: readonly z.infer<typeof copiedFileSchema>[];
}

export interface RpcServer extends Service {
  /** In order of the requests. */
  readonly functions: readonly BuiltFunction[];
}

const bootstrap = {
  asset: 'sst-asset',
  state: 'sst-state',
  assetEcrRegistryId: '',
  assetEcrUrl: '',
  appsyncHttp: '',
  appsyncRealtime: '',
};

/** Answers that do not depend on the app. */
const constants: Readonly<Record<string, object>> = {
  'Provider.Aws.Bootstrap': bootstrap,
  'Provider.Aws.Appsync': { http: '', realtime: '' },
  'Runtime.AddTarget': {},
};

export async function startRpc(build: BuildHandler): Promise<RpcServer> {
  const functions: BuiltFunction[] = [];
  async function answer(text: string): Promise<object> {
    const { method, params } = requestSchema.parse(JSON.parse(text));
    const constant = constants[method];
    if (constant) return { result: constant };
    if (method !== 'Runtime.Build') return { error: `rpc: can't find method ${method}` };
    const { functionID: id, handler, links, copyFiles, properties } = buildSchema.parse(params[0]);
    const built = await build({ id, handler, installs: Object.keys(properties.install ?? {}) });
    functions.push({ ...built, id, links, copiedFiles: copyFiles });
    const { out, errors } = built;
    // The bundle is at the top of its folder.
    return { result: { handler: basename(handler), out, errors, sourcemaps: [] } };
  }
  const server = createServer((request, response) => {
    bodyOf(request)
      .then(answer)
      .catch((error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }))
      .then((body) => response.end(JSON.stringify(body)));
  });
  return { ...(await listen(server, 0)), functions };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
