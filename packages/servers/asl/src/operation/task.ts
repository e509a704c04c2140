/** SendTaskSuccess, SendTaskFailure, SendTaskHeartbeat. */
import { Fault } from '../ground/fault.ts';
import type { Json, JsonObject } from '../ground/json.ts';
import { byteLength, maxPayloadBytes } from '../ground/limit.ts';
import type { Outcome } from '../run/run.ts';
import { isTaskToken } from '../state/task-token.ts';
import { findToken } from '../store/run.ts';
import type { Context, Operation } from './context.ts';
import { optionalText, text } from './field.ts';

const maxTokenLength = 2048;

/** Returns the task that waits for the token. Throws Fault if there is none, or it no longer waits. */
function waitingTask({ store, engine }: Context, body: JsonObject) {
  const token = text(body, 'taskToken', { min: 1, max: maxTokenLength });
  const found = findToken(store, token);
  if (found !== undefined && engine.isWaiting(found.execution, found.frame, found.attempt)) return found;
  if (isTaskToken(token)) {
    throw new Fault('TaskTimedOut', "Task Timed Out: 'Provided task does not exist anymore'");
  }
  throw new Fault('InvalidToken', "Invalid Token: 'Invalid token'");
}

async function answer(context: Context, body: JsonObject, outcome: Outcome): Promise<JsonObject> {
  const { execution, frame, attempt } = waitingTask(context, body);
  await context.engine.send(execution, { kind: 'answered', frame, attempt, outcome });
  return {};
}

function parseOutput(output: string): Json {
  if (byteLength(output) > maxPayloadBytes) {
    throw new Fault(
      'InvalidOutput',
      `Invalid Output: 'Output exceeds the maximum of ${maxPayloadBytes} bytes.'`,
    );
  }
  try {
    return JSON.parse(output) as Json;
  } catch (error) {
    throw new Fault('InvalidOutput', `Invalid Output: '${(error as SyntaxError).message}'`);
  }
}

export const sendTaskSuccess: Operation = async (context, body) => {
  const output = text(body, 'output');
  waitingTask(context, body);
  return answer(context, body, { ok: true, result: parseOutput(output) });
};

export const sendTaskFailure: Operation = async (context, body) => {
  const error = optionalText(body, 'error', { max: 256 });
  const cause = optionalText(body, 'cause', { max: 32_768 });
  const failure = { ...(error === undefined ? {} : { error }), ...(cause === undefined ? {} : { cause }) };
  return answer(context, body, { ok: false, failure });
};

export const sendTaskHeartbeat: Operation = async (context, body) => {
  const { execution, frame, attempt } = waitingTask(context, body);
  await context.engine.send(execution, { kind: 'heartbeat', frame, attempt });
  return {};
};
