/** The socket: reads bodies up to a limit, and listens on the loopback interface only. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { breakOff } from '@cgdx/aws/process/break-off.ts';
import type { Answer, ServiceRequest } from './answer.ts';

/** Enough for a definition of 1 MiB in which every character is escaped. */
const maxBodyBytes = 8 * 1024 * 1024;

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > maxBodyBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const tooLarge: Answer = {
  status: 413,
  headers: { 'content-type': 'application/x-amz-json-1.0', connection: 'close' },
  body: JSON.stringify({
    __type: 'com.amazon.coral.service#RequestEntityTooLargeException',
    message: 'Request is too large',
  }),
};

export interface Listening {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  close(): Promise<void>;
}

type Respond = (request: Pick<ServiceRequest, 'method' | 'url' | 'headers' | 'body'>) => Promise<Answer>;

/** Returns the reason, as a sentence, why a request is refused; undefined if it is served. */
export type Admit = (headers: IncomingHttpHeaders) => string | undefined;

function createHttpServer(admit: Admit, respond: Respond): Server {
  // Idle connections are never closed: a busy client might send on one at that moment, and its request would fail.
  return createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const refusal = admit(request.headers);
    if (refusal !== undefined) {
      response
        .writeHead(403, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
        .end(`${refusal}\n`);
      return;
    }
    void (async () => {
      const body = await readBody(request);
      const { method = 'POST', url = '/', headers } = request;
      const answer = body === undefined ? tooLarge : await respond({ method, url, headers, body });
      response.writeHead(answer.status, {
        ...answer.headers,
        'content-length': Buffer.byteLength(answer.body),
      });
      response.end(answer.body);
    })().catch(() => breakOff(response));
  });
}

/** Listens on the port; 0 takes any free one. Rejects if the port is taken. */
export async function listen(port: number, admit: Admit, respond: Respond): Promise<Listening> {
  const server = createHttpServer(admit, respond);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
