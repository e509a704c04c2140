/**
 * A function's own URL, which streams: requests do not pass a gateway, so the function itself must authenticate its
 * callers.
 */

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { allowedOrigin, type Cors, corsHeaders, preflightHeaders } from '../../http-api/cors.ts';
import { functionAnswer, internalError, messageAnswer } from '../../http-api/function-response.ts';
import { requestEvent } from '../../http-api/request-event.ts';
import { admitLoopback, guarded } from '../../process/admit.ts';
import { breakOff } from '../../process/break-off.ts';
import { listen } from '../../process/listen.ts';
import { printFault } from '../../process/print-fault.ts';
import { readBody } from '../../process/read-body.ts';
import type { Service } from '../../service.ts';
import type { InvokeOptions } from '../invocation/answer.ts';
import { maxSyncBytes } from '../invocation/limit.ts';
import { isThrottled } from '../invocation/reservation.ts';
import { readResponse } from './integration-response.ts';

export interface FunctionUrlOptions extends Cors {
  /** The port; 0 for any free one. */
  readonly port: number;
  readonly functionName: string;
  /** Both payloads are JSON text. */
  readonly invoke: (
    fn: string,
    payload: string,
    options: Pick<InvokeOptions, 'onChunk'>,
  ) => Promise<{ readonly payload: string; readonly functionError?: string }>;
  readonly accountId?: string;
}

const routeKey = '$default';
/** Lambda's answer for a function that fails. */
const failed = () => ({ ...internalError(), status: 502 });

async function serve(
  options: FunctionUrlOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const cors = corsHeaders(options, request.headers);
  const answer = ({ status, headers, body }: ReturnType<typeof messageAnswer>): void => {
    response.writeHead(status, { ...headers, ...cors, 'content-length': Buffer.byteLength(body) }).end(body);
  };
  if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined) {
    response.writeHead(200, preflightHeaders(options, request.headers)).end();
    return;
  }
  const body = await readBody(request, maxSyncBytes);
  if (body === undefined) return answer(messageAnswer(413, 'Request Entity Too Large'));
  const { accountId = '000000000000' } = options;
  const event = requestEvent({
    request,
    body,
    routeKey,
    pathParameters: {},
    authorizer: undefined,
    requestId: randomUUID(),
    accountId,
    now: Date.now(),
  });
  const onChunk = readResponse({
    onHead: ({ status, headers }) => response.writeHead(status, { ...headers, ...cors }).flushHeaders(),
    onBody: (bytes) => response.write(bytes),
  });
  // Lambda lets a function finish after its caller has disconnected, and so does this server.
  try {
    const { payload, functionError } = await options.invoke(options.functionName, JSON.stringify(event), {
      onChunk,
    });
    if (response.headersSent) {
      // A response that was cut off must not look complete.
      if (functionError === undefined) response.end();
      else breakOff(response);
    } else answer(functionError === undefined ? functionAnswer(payload) : failed());
  } catch (error) {
    if (response.headersSent) breakOff(response);
    else answer(isThrottled(error) ? messageAnswer(429, 'Rate Exceeded.') : failed());
  }
}

export async function startFunctionUrl(options: FunctionUrlOptions): Promise<Service> {
  const admit = admitLoopback({ allowsOrigin: (origin) => allowedOrigin(options, origin) !== undefined });
  const server = createServer(
    guarded(admit, (request, response) => {
      serve(options, request, response).catch((error: unknown) => {
        printFault('Function URL: a request', error);
        breakOff(response);
      });
    }),
  );
  return listen(server, options.port);
}
