/** Serves AWS JSON 1.1 over HTTP, one operation per request. */

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AuthorizeJson, JsonFault } from '../iam/authorize-json.ts';
import { type Admit, guarded } from '../process/admit.ts';
import { printFault } from '../process/print-fault.ts';
import { readBody } from '../process/read-body.ts';
import { busCalls } from './call/bus-call.ts';
import type { Call, Host } from './call/call.ts';
import { putEvents } from './call/put-events-call.ts';
import { ruleCalls } from './call/rule-call.ts';
import { tagCalls } from './call/tag-call.ts';
import { targetCalls } from './call/target-call.ts';
import { testEventPattern } from './call/test-event-pattern-call.ts';
import { EventFault } from './wire/event-fault.ts';

const calls: Readonly<Record<string, Call>> = {
  ...busCalls,
  ...ruleCalls,
  ...targetCalls,
  ...tagCalls,
  PutEvents: putEvents,
  TestEventPattern: testEventPattern,
};

const targetPrefix = 'AWSEvents.';
/** Large enough for a full PutEvents whose detail consists of escape sequences. */
const maxBodyBytes = 2 * 1024 * 1024;

interface Answer {
  readonly status: number;
  readonly body: object;
}

const faultAnswer = ({ status, type, message }: JsonFault): Answer => ({
  status,
  body: { __type: type, message },
});
const refuse = (type: string, message: string, status = 400): Answer =>
  faultAnswer({ status, type, message });

function send(response: ServerResponse, { status, body }: Answer): void {
  const text = JSON.stringify(body);
  response
    .writeHead(status, {
      'content-type': 'application/x-amz-json-1.1',
      'content-length': Buffer.byteLength(text),
      'x-amzn-requestid': randomUUID(),
    })
    .end(text);
}

function perform(host: Host, name: string, body: Buffer): Answer {
  const operation = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!operation) return refuse('UnknownOperationException', `EventBridge's ${name} is not available here.`);
  try {
    return { status: 200, body: operation(host, body.length === 0 ? {} : JSON.parse(body.toString())) };
  } catch (error) {
    if (error instanceof EventFault) return refuse(error.type, error.message);
    if (error instanceof SyntaxError) return refuse('SerializationException', 'The request is not JSON.');
    throw error;
  }
}

async function answer(
  host: Host,
  authorize: AuthorizeJson | undefined,
  request: IncomingMessage,
): Promise<Answer> {
  const target = String(request.headers['x-amz-target'] ?? '');
  const body = await readBody(request, maxBodyBytes);
  if (body === undefined) return refuse('RequestEntityTooLargeException', 'The request is too large.', 413);
  if (!target.startsWith(targetPrefix)) return refuse('UnknownOperationException', 'No such operation.');
  const name = target.slice(targetPrefix.length);
  const refused = authorize?.({
    method: request.method ?? 'POST',
    url: request.url ?? '/',
    headers: request.headers,
    body,
    action: `events:${name}`,
    resource: `arn:aws:events:${host.region}:${host.accountId}:*`,
  });
  return refused ? faultAnswer(refused) : perform(host, name, body);
}

export function createEventServer(host: Host, admit: Admit, authorize: AuthorizeJson | undefined): Server {
  return createServer(
    guarded(admit, (request, response) => {
      answer(host, authorize, request)
        .catch((error: unknown) => {
          printFault('EventBridge: an operation', error);
          return refuse('InternalException', 'An internal error occurred.', 500);
        })
        .then((given) => send(response, given));
    }),
  );
}
