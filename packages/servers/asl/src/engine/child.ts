/** `states:startExecution`: a task that starts another state machine, and may wait for its end. */

import { Fault } from '../ground/fault.ts';
import { isJsonObject, type Json, type JsonObject } from '../ground/json.ts';
import { httpMetadata } from '../integration/http-metadata.ts';
import type { Integrations, TaskCall } from '../integration/integration.ts';
import { serviceErrorCause, TaskError } from '../integration/task-error.ts';
import type { Outcome } from '../run/run.ts';
import type { ExecutionRow } from '../store/execution.ts';
import { redriveStatusOf } from './redrivable.ts';

export type StartChild = (given: {
  stateMachineArn: string;
  name: string | undefined;
  input: string;
  startedBy: string;
}) => ExecutionRow;

function readArguments(call: TaskCall): { stateMachineArn: string; name: string | undefined; input: string } {
  const given = isJsonObject(call.arguments) ? call.arguments : {};
  const { StateMachineArn: arn, Name: name, Input: input } = given;
  if (typeof arn !== 'string') {
    throw new TaskError(
      'States.Runtime',
      `The Parameters '${JSON.stringify(call.arguments)}' could not be used to start the Task: [The field 'StateMachineArn' is required but was missing]`,
    );
  }
  return {
    stateMachineArn: arn,
    name: typeof name === 'string' ? name : undefined,
    input: typeof input === 'string' ? input : JSON.stringify(input ?? {}),
  };
}

async function startChildTask(call: TaskCall, start: StartChild): Promise<Json> {
  const requestId = crypto.randomUUID();
  try {
    const child = start({ ...readArguments(call), startedBy: call.callId });
    const answer = { executionArn: child.arn, startDate: child.startedAt / 1000 };
    return {
      ExecutionArn: child.arn,
      ...httpMetadata({
        statusCode: 200,
        requestId,
        contentType: 'application/x-amz-json-1.0',
        contentLength: JSON.stringify(answer).length,
      }),
      StartDate: child.startedAt,
    };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const cause = serviceErrorCause({
      message: error.message,
      service: 'AWSStepFunctions',
      statusCode: error.status,
      errorCode: error.type,
      requestId,
    });
    throw new TaskError(`StepFunctions.${error.type}Exception`, cause);
  }
}

export function childIntegrations(start: StartChild): Integrations {
  return { 'arn:aws:states:::states:startExecution*': (call) => startChildTask(call, start) };
}

/**
 * Returns the outcome of a task that waited for `child`. `.sync:2` parses input and output; `.sync` leaves them as
 * text.
 */
export function childOutcome(child: ExecutionRow, parsed: boolean, now: number): Outcome {
  const read = (text: string): Json => (parsed ? (JSON.parse(text) as Json) : text);
  const described: JsonObject = {
    ExecutionArn: child.arn,
    Input: read(child.input),
    InputDetails: { Included: true },
    Name: child.name,
    ...(child.output === undefined ? {} : { Output: read(child.output) }),
    OutputDetails: { Included: true },
    ...(child.error === undefined ? {} : { Error: child.error }),
    ...(child.cause === undefined ? {} : { Cause: child.cause }),
    RedriveCount: child.redriveCount,
    RedriveStatus: redriveStatusOf(child, now).status,
    ...(redriveStatusOf(child, now).reason === undefined
      ? {}
      : { RedriveStatusReason: redriveStatusOf(child, now).reason ?? '' }),
    StartDate: child.startedAt,
    StateMachineArn: child.machine,
    Status: child.status,
    StopDate: child.stoppedAt ?? now,
  };
  if (child.status === 'SUCCEEDED') return { ok: true, result: described };
  return { ok: false, failure: { error: 'States.TaskFailed', cause: JSON.stringify(described) } };
}
