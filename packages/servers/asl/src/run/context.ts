/** Builds the variables that expressions can read: `$states`, and the machine's variables in scope. */
import type { Bindings } from '../expression/template.ts';
import type { Json, JsonObject } from '../ground/json.ts';
import type { Frame } from './frame.ts';
import { parentOf, type Run, stateOf } from './run.ts';

function itemOf(run: Run, frame: Frame): Frame['item'] {
  for (let at: Frame | undefined = frame; at !== undefined; at = parentOf(run, at)) {
    if (at.item !== undefined) return at.item;
  }
  return undefined;
}

/** Returns the context object. */
export function contextOf(run: Run, frame: Frame, item = itemOf(run, frame)): JsonObject {
  const { Type: type } = stateOf(run, frame);
  const counts = type === 'Task' || type === 'Parallel' || type === 'Map';
  const token = frame.activity.kind === 'task' ? frame.activity.token : undefined;
  return {
    Execution: {
      Id: run.arn,
      Input: JSON.parse(run.input) as Json,
      StartTime: new Date(run.startedAt).toISOString(),
      Name: run.name,
      RoleArn: run.roleArn,
      RedriveCount: run.redriveCount,
      ...(run.redrivenAt === undefined ? {} : { RedriveTime: new Date(run.redrivenAt).toISOString() }),
    },
    StateMachine: { Id: run.machineArn, Name: run.machineName },
    State: {
      Name: frame.state,
      EnteredTime: frame.enteredAt,
      ...(counts ? { RetryCount: frame.retries.reduce((sum, count) => sum + count, 0) } : {}),
    },
    ...(item === undefined ? {} : { Map: { Item: { Index: item.index, Value: item.value } } }),
    ...(token === undefined ? {} : { Task: { Token: token } }),
  };
}

export function variablesOf(run: Run, frame: Frame): Record<string, Json> {
  const parent = parentOf(run, frame);
  return parent === undefined ? frame.variables : { ...variablesOf(run, parent), ...frame.variables };
}

export interface Extra {
  readonly result?: Json;
  readonly errorOutput?: Json;
  /** The token of a task that is about to be scheduled, for the context object. */
  readonly token?: string;
  readonly item?: NonNullable<Frame['item']>;
}

/** Returns every variable that an expression of the frame's state can read. */
export function bindingsOf(run: Run, frame: Frame, { token, item, ...extra }: Extra = {}): Bindings {
  const context = contextOf(run, frame, item ?? itemOf(run, frame));
  if (token !== undefined) context.Task = { Token: token };
  return {
    ...variablesOf(run, frame),
    states: { input: JSON.parse(frame.input) as Json, context, ...extra },
  };
}
