/** Answers one request of AWS JSON 1.0, without the socket. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Fault } from '../ground/fault.ts';
import { isJsonObject, type JsonObject } from '../ground/json.ts';
import type { Context } from '../operation/context.ts';
import { operations, unsupportedOperations } from '../operation/table.ts';

export interface ServiceRequest {
  readonly method: string;
  /** `/path?query` as on the wire. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array | string;
  /** `states:StartExecution`. */
  readonly action: string;
  /** ARN, or `*` if the action has none. */
  readonly resource: string;
}

/** Returns the fault if the caller is not allowed, and undefined if they are. */
export type Authorize = (
  request: ServiceRequest,
) => { readonly status: number; readonly type: string; readonly message: string } | undefined;

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const target = /^AWSStepFunctions\.([A-Za-z]+)$/;

/** Formats the error's name, which SDKs look for after the `#`. */
function typeOf({ type }: Fault): string {
  if (type === 'ValidationException') return `com.amazon.coral.validate#${type}`;
  if (type === 'SerializationException' || type === 'UnknownOperationException')
    return `com.amazon.coral.service#${type}`;
  return `com.amazonaws.swf.service.v2.model#${type}`;
}

function answer(status: number, body: JsonObject): Answer {
  return {
    status,
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() },
    body: JSON.stringify(body),
  };
}

function parseBody(text: string): JsonObject {
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text);
    if (isJsonObject(body)) return body;
  } catch {
    // falls through to the refusal of a body that is not an object
  }
  throw new Fault('SerializationException', 'The request body is not a JSON object');
}

function resourceOf(body: JsonObject): string {
  const { executionArn, stateMachineArn, resourceArn } = body;
  const found = [executionArn, stateMachineArn, resourceArn].find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : '*';
}

async function perform(
  context: Context,
  request: Pick<ServiceRequest, 'method' | 'url' | 'headers' | 'body'>,
  authorize: Authorize | undefined,
): Promise<JsonObject> {
  const header = request.headers['x-amz-target'];
  const name = typeof header === 'string' ? target.exec(header)?.[1] : undefined;
  if (name === undefined)
    throw new Fault(
      'UnknownOperationException',
      'X-Amz-Target does not name an operation of AWSStepFunctions',
    );
  const body = parseBody(Buffer.from(request.body).toString('utf8'));
  const refused = authorize?.({ ...request, action: `states:${name}`, resource: resourceOf(body) });
  if (refused !== undefined) throw new Fault(refused.type, refused.message, refused.status);
  const operation = operations[name];
  if (operation !== undefined) return operation(context, body);
  if (unsupportedOperations.has(name)) {
    throw new Fault('UnsupportedOperation', `The operation ${name} is not supported`);
  }
  throw new Fault('UnknownOperationException', `There is no operation ${name}`);
}

/** Never rejects: an internal error is answered with a 500 without details, and is passed to `onBug`. */
export async function answerRequest(
  context: Context,
  request: Pick<ServiceRequest, 'method' | 'url' | 'headers' | 'body'>,
  authorize: Authorize | undefined,
  onBug: (error: unknown) => void,
): Promise<Answer> {
  try {
    return answer(200, await perform(context, request, authorize));
  } catch (error) {
    if (error instanceof Fault)
      return answer(error.status, { __type: typeOf(error), message: error.message });
    onBug(error);
    return answer(500, { __type: 'com.amazon.coral.service#InternalFailure', message: 'Internal failure' });
  }
}
