/** Serves one AWS JSON 1.1 service on 127.0.0.1, to SDK clients and to browsers. */

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AuthorizeJson } from '../../iam/authorize-json.ts';
import { type Admit, guarded } from '../../process/admit.ts';
import { breakOff } from '../../process/break-off.ts';
import { answerCors } from '../../process/cors.ts';
import { printFault } from '../../process/print-fault.ts';
import type { Service } from '../../service.ts';
import { AwsError } from './aws-error.ts';
import type { Operations } from './operation.ts';

const maxBodyBytes = 128 * 1024;

const corsRule = {
  methods: 'POST,GET,OPTIONS',
  exposed: 'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date',
  maxAgeSeconds: 172_800,
} as const;

export interface JsonService {
  readonly port: number;
  /** The prefix of `x-amz-target: PREFIX.Operation`. */
  readonly targetPrefix: string;
  /** The service's name in IAM actions, such as `cognito-idp`. */
  readonly actionPrefix: string;
  readonly resource: string;
  readonly operations: Operations;
  readonly authorize: AuthorizeJson;
  readonly admit: Admit;
  /** Public documents that GET serves, by path. */
  readonly documents?: Readonly<Record<string, (url: string) => object>>;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new AwsError('RequestEntityTooLargeException', 'Request too large', 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(body: Buffer): unknown {
  try {
    return body.length === 0 ? {} : JSON.parse(body.toString('utf8'));
  } catch {
    throw new AwsError('SerializationException', 'Unexpected token in JSON body');
  }
}

async function answer(service: JsonService, request: IncomingMessage): Promise<unknown> {
  const [prefix, name = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
  if (prefix !== service.targetPrefix) {
    throw new AwsError('UnknownOperationException', 'The header x-amz-target does not name an operation.');
  }
  const body = await readBody(request);
  const operation = Object.hasOwn(service.operations, name) ? service.operations[name] : undefined;
  if (!operation) {
    throw new AwsError('UnknownOperationException', `${name} is not offered by the local cloud yet.`, 501);
  }
  if (operation.signed) {
    const fault = service.authorize({
      method: request.method ?? 'POST',
      url: request.url ?? '/',
      headers: request.headers,
      body,
      action: `${service.actionPrefix}:${name}`,
      resource: service.resource,
    });
    if (fault) throw new AwsError(fault.type, fault.message, fault.status);
  }
  return operation.run(parseJson(body));
}

function send(response: ServerResponse, status: number, type: string, body: unknown) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(JSON.stringify(body ?? {}));
}

function sendError(response: ServerResponse, error: unknown) {
  const known = error instanceof AwsError;
  if (!known) printFault('Cognito: a request', error);
  const name = known ? error.name : 'InternalErrorException';
  const message = known ? error.message : 'Internal error, see the log of the local cloud.';
  response.setHeader('x-amzn-errortype', `${name}:`);
  // Header values must be one line.
  response.setHeader('x-amzn-errormessage', message.replaceAll(/[^\x20-\x7e]/g, ' '));
  send(response, known ? error.status : 500, 'application/x-amz-json-1.1', { __type: name, message });
}

async function handle(service: JsonService, request: IncomingMessage, response: ServerResponse) {
  if (answerCors(request, response, corsRule)) return;
  response.setHeader('x-amzn-requestid', randomUUID());
  if (request.method === 'GET') {
    const path = request.url?.split('?')[0] ?? '/';
    const document = service.documents?.[path];
    if (!document) return send(response, 404, 'application/json', { message: 'Not found' });
    return send(response, 200, 'application/json', document(`http://${request.headers.host}`));
  }
  try {
    send(response, 200, 'application/x-amz-json-1.1', await answer(service, request));
  } catch (error) {
    sendError(response, error);
  }
}

/** Throws the operating system's error (EADDRINUSE) if the port is taken. */
export async function serveJson(service: JsonService, onStop: () => void): Promise<Service> {
  const server = createServer(
    guarded(service.admit, (request, response) => {
      handle(service, request, response).catch(() => breakOff(response));
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(service.port, '127.0.0.1', () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  let stopping: Promise<void> | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      stopping ??= new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }).then(onStop);
      return stopping;
    },
  };
}
