/** A proxy in front of a third-party server: refuses some requests, and passes on all others. */
import { randomInt } from 'node:crypto';
import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { Service } from '../service.ts';
import { type Admit, guarded } from './admit.ts';
import { breakOff } from './break-off.ts';
import { listen } from './listen.ts';
import { readBody } from './read-body.ts';

export interface Address {
  readonly host: string;
  readonly port: number;
}

export interface Refusal {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export interface GuardedProxyOptions {
  /** The port; any free one if it is 0 or taken. */
  readonly port: number;
  readonly target: Address;
  readonly admit: Admit;
  /** Returns true if it has answered the request itself, such as a preflight. */
  readonly before?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Returns a refusal of a complete request, if any. */
  readonly check?: (request: IncomingMessage, body: Buffer) => Refusal | undefined;
  readonly mostBodyBytes: number;
}

export interface GuardedService extends Service {
  /** The address of the server behind the proxy, which itself refuses no request. */
  readonly behindUrl: string;
}

/**
 * Picks an address for a server behind such a proxy. On Linux all of 127.0.0.0/8 is this machine, so a page that scans
 * the ports of 127.0.0.1 does not find the server.
 */
export const hiddenHost = (): string =>
  process.platform === 'linux'
    ? `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`
    : '127.0.0.1';

export async function openGuardedProxy(options: GuardedProxyOptions): Promise<GuardedService> {
  const agent = new Agent({ keepAlive: true });
  const serve: RequestListener = (request, response) => {
    if (options.before?.(request, response)) return;
    pass(options, agent, request, response).catch(() => breakOff(response));
  };
  const service = await listen(createServer(guarded(options.admit, serve)), options.port);
  return {
    url: service.url,
    behindUrl: `http://${options.target.host}:${options.target.port}`,
    stop: async () => {
      await service.stop();
      agent.destroy();
    },
  };
}

async function pass(
  { target, check, mostBodyBytes }: GuardedProxyOptions,
  agent: Agent,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request, mostBodyBytes);
  const refusal = body === undefined ? tooLarge : check?.(request, body);
  if (refusal !== undefined || body === undefined) {
    const { status, type, body: said } = refusal ?? tooLarge;
    response.writeHead(status, { 'content-type': type }).end(said);
    return;
  }
  const { host: _, 'transfer-encoding': __, ...headers } = request.headers;
  const onward = send({
    ...target,
    agent,
    method: request.method,
    path: request.url,
    headers: { ...headers, 'content-length': body.length },
  });
  onward.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutCors(answer));
    answer.pipe(response);
    answer.once('error', () => breakOff(response));
  });
  onward.once('error', () => {
    if (response.headersSent) breakOff(response);
    else response.writeHead(503, { 'content-type': 'text/plain' }).end('The server is not up.\n');
  });
  response.once('close', () => onward.destroy());
  onward.end(body);
}

const tooLarge: Refusal = { status: 413, type: 'text/plain', body: 'The request is too large.\n' };

/** Drops the server's CORS headers: the proxy has set them. */
const withoutCors = ({ headers }: IncomingMessage): Record<string, string | string[] | undefined> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) =>
        name !== 'vary' &&
        name !== 'connection' &&
        name !== 'keep-alive' &&
        !name.startsWith('access-control-'),
    ),
  );
