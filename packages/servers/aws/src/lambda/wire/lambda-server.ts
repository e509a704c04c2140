/** Serves those parts of Lambda's REST JSON API that invoke and describe functions. */

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AuthorizeJson } from '../../iam/authorize-json.ts';
import { type Admit, guarded } from '../../process/admit.ts';
import { printFault } from '../../process/print-fault.ts';
import { LambdaFault } from '../function/lambda-fault.ts';
import type { NamedFunction } from '../function/lambda-function.ts';
import type { InvokeOptions, LambdaAnswer } from '../invocation/answer.ts';
import { type InvocationType, maxSyncBytes } from '../invocation/limit.ts';
import { configurationOf } from './configuration.ts';

export interface LambdaHost {
  readonly functions: readonly NamedFunction[];
  /** Throws ResourceNotFoundException. */
  find(nameOrArn: string): NamedFunction;
  invoke(nameOrArn: string, payload: string, options: InvokeOptions): Promise<LambdaAnswer>;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

const api = '/2015-03-31/functions';
const invocationTypes: readonly string[] = ['RequestResponse', 'Event', 'DryRun'];
/** Large enough to report the actual size of most payloads that are too large. */
const maxBodyBytes = 2 * maxSyncBytes;

const json = (value: object, status = 200): Answer => ({ status, body: JSON.stringify(value) });

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBodyBytes) chunks.push(chunk);
  }
  if (size <= maxBodyBytes) return Buffer.concat(chunks);
  throw new LambdaFault(
    'RequestTooLargeException',
    413,
    `${size} byte payload is too large for the RequestResponse invocation type (limit ${maxSyncBytes} bytes)`,
  );
}

async function invoke(
  host: LambdaHost,
  name: string,
  request: IncomingMessage,
  body: Buffer,
): Promise<Answer> {
  const type = String(request.headers['x-amz-invocation-type'] ?? 'RequestResponse');
  if (!invocationTypes.includes(type)) {
    throw new LambdaFault('InvalidParameterValueException', 400, `Invocation type ${type} is not valid.`);
  }
  const answer = await host.invoke(name, body.length === 0 ? '{}' : body.toString(), {
    type: type as InvocationType,
    tail: request.headers['x-amz-log-type'] === 'Tail',
  });
  return {
    status: answer.statusCode,
    headers: {
      'x-amzn-requestid': answer.requestId,
      ...(type === 'RequestResponse' ? { 'x-amz-executed-version': '$LATEST' } : {}),
      ...(answer.functionError === undefined ? {} : { 'x-amz-function-error': answer.functionError }),
      ...(answer.logTail === undefined ? {} : { 'x-amz-log-result': answer.logTail }),
    },
    body: answer.payload,
  };
}

interface Operation {
  readonly action: string;
  readonly name: string | undefined;
  answer(host: LambdaHost, request: IncomingMessage, body: Buffer): Answer | Promise<Answer>;
}

function operationOf(method: string, path: string): Operation | undefined {
  if (!path.startsWith(api)) return undefined;
  const [name = '', verb, ...more] = path
    .slice(api.length + 1)
    .split('/')
    .map(decodeURIComponent);
  const asked = `${method} ${verb ?? ''}`;
  if (more.length > 0) return undefined;
  if (name === '' && method === 'GET') {
    return {
      action: 'ListFunctions',
      name: undefined,
      answer: (host) => json({ Functions: host.functions.map(configurationOf), NextMarker: null }),
    };
  }
  if (asked === 'POST invocations') {
    return {
      action: 'InvokeFunction',
      name,
      answer: (host, request, body) => invoke(host, name, request, body),
    };
  }
  if (asked === 'GET ') {
    return {
      action: 'GetFunction',
      name,
      answer: (host) => {
        const fn = host.find(name);
        return json({
          Configuration: configurationOf(fn),
          Code: { RepositoryType: 'local', Location: fn.file },
        });
      },
    };
  }
  if (asked !== 'GET configuration') return undefined;
  return {
    action: 'GetFunctionConfiguration',
    name,
    answer: (host) => json(configurationOf(host.find(name))),
  };
}

async function answerTo(
  host: LambdaHost,
  authorize: AuthorizeJson | undefined,
  request: IncomingMessage,
): Promise<Answer> {
  const { method = 'GET', url = '/', headers } = request;
  const operation = operationOf(method, url.split('?')[0] ?? '');
  const body = await readBody(request);
  if (!operation)
    throw new LambdaFault('NotImplementedException', 501, `${method} ${url} is not available here.`);
  const resource = host.functions.find(({ name }) => name === operation.name)?.arn ?? '*';
  const refused = authorize?.({ method, url, headers, body, action: `lambda:${operation.action}`, resource });
  if (refused) throw new LambdaFault(refused.type, refused.status, refused.message);
  return operation.answer(host, request, body);
}

function faultAnswer(error: unknown): Answer {
  const fault =
    error instanceof LambdaFault
      ? error
      : new LambdaFault('ServiceException', 500, 'An internal error occurred.');
  if (fault !== error) printFault('Lambda: an operation', error);
  return {
    status: fault.status,
    headers: { 'x-amzn-errortype': fault.name },
    body: JSON.stringify({ Type: fault.status < 500 ? 'User' : 'Service', Message: fault.message }),
  };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-amzn-requestid': randomUUID(),
      ...headers,
    })
    .end(body);
}

export function createLambdaServer(
  host: LambdaHost,
  admit: Admit,
  authorize: AuthorizeJson | undefined,
): Server {
  const server = createServer(
    guarded(admit, (request, response) => {
      answerTo(host, authorize, request)
        .catch(faultAnswer)
        .then((answer) => send(response, answer));
    }),
  );
  // An invocation may take fifteen minutes.
  server.requestTimeout = 0;
  return server;
}
