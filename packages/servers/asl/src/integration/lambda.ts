/** Lambda as a task: the optimized `lambda:invoke` and the plain function ARN. */
import { randomUUID } from 'node:crypto';
import { isJsonObject, type Json } from '../ground/json.ts';
import { httpMetadata } from './http-metadata.ts';
import type { Integrations, TaskCall } from './integration.ts';
import { TaskError } from './task-error.ts';

export interface LambdaInvocation {
  /** Name or ARN, as in the state machine. */
  readonly functionName: string;
  readonly qualifier?: string;
  readonly invocationType: 'RequestResponse' | 'Event' | 'DryRun';
  /** JSON text. */
  readonly payload: string;
  /** Base64, as the Invoke API takes it. */
  readonly clientContext?: string;
  readonly signal: AbortSignal;
}

export interface LambdaAnswer {
  readonly statusCode: number;
  readonly executedVersion?: string;
  /** `Unhandled` or `Handled` if the function threw; `payload` is then its error as JSON. */
  readonly functionError?: string;
  /** JSON text, empty for asynchronous invocations. */
  readonly payload: string;
  readonly requestId?: string;
}

/** Throws TaskError for errors of the service itself, such as `Lambda.ResourceNotFoundException`. */
export type InvokeLambda = (invocation: LambdaInvocation) => Promise<LambdaAnswer>;

function parsePayload(payload: string): Json {
  return payload === '' ? null : (JSON.parse(payload) as Json);
}

/** Converts a function's error: its errorType becomes the error's name, the whole payload the cause. */
function functionFailure(payload: string, requestId: string | undefined): TaskError {
  const thrown = parsePayload(payload);
  if (!isJsonObject(thrown)) return new TaskError('Lambda.Unknown', payload);
  const error = typeof thrown.errorType === 'string' ? thrown.errorType : 'Lambda.Unknown';
  const cause = 'requestId' in thrown || requestId === undefined ? thrown : { ...thrown, requestId };
  return new TaskError(error, JSON.stringify(cause));
}

function readArguments(call: TaskCall): Omit<LambdaInvocation, 'signal'> {
  const given = isJsonObject(call.arguments) ? call.arguments : {};
  const { FunctionName: name, Qualifier, InvocationType, ClientContext, Payload } = given;
  if (typeof name !== 'string' || name === '') {
    throw new TaskError(
      'States.Runtime',
      `The Parameters '${JSON.stringify(call.arguments)}' could not be used to start the Task: [The field 'FunctionName' is required but was missing]`,
    );
  }
  return {
    functionName: name,
    invocationType:
      InvocationType === 'Event' || InvocationType === 'DryRun' ? InvocationType : 'RequestResponse',
    payload: JSON.stringify(Payload ?? {}),
    ...(typeof Qualifier === 'string' ? { qualifier: Qualifier } : {}),
    ...(typeof ClientContext === 'string' ? { clientContext: ClientContext } : {}),
  };
}

async function invokeOptimized(call: TaskCall, invoke: InvokeLambda): Promise<Json> {
  const answer = await invoke({ ...readArguments(call), signal: call.signal });
  if (answer.functionError !== undefined) throw functionFailure(answer.payload, answer.requestId);
  const requestId = answer.requestId ?? randomUUID();
  const version = answer.executedVersion ?? '$LATEST';
  return {
    ExecutedVersion: version,
    Payload: parsePayload(answer.payload),
    ...httpMetadata({
      statusCode: answer.statusCode,
      requestId,
      contentType: 'application/json',
      contentLength: Buffer.byteLength(answer.payload),
      headers: {
        'X-Amz-Executed-Version': version,
        'X-Amzn-Trace-Id': `root=1-${Math.floor(Date.now() / 1000).toString(16)}-${requestId.replaceAll('-', '').slice(0, 24)};sampled=0`,
        'x-amzn-Remapped-Content-Length': '0',
      },
    }),
    StatusCode: answer.statusCode,
  };
}

async function invokeDirect(call: TaskCall, invoke: InvokeLambda): Promise<Json> {
  const answer = await invoke({
    functionName: call.resource,
    invocationType: 'RequestResponse',
    payload: JSON.stringify(call.arguments),
    signal: call.signal,
  });
  if (answer.functionError !== undefined) throw functionFailure(answer.payload, answer.requestId);
  return parsePayload(answer.payload);
}

/** Returns both ways of calling Lambda, over the host's invoke function. */
export function lambdaIntegrations(invoke: InvokeLambda): Integrations {
  return {
    'arn:aws:states:::lambda:invoke': (call) => invokeOptimized(call, invoke),
    'arn:aws:states:::lambda:invoke.waitForTaskToken': (call) => invokeOptimized(call, invoke),
    'arn:aws:lambda:*': (call) => invokeDirect(call, invoke),
  };
}
