/** Calls a task's integration and returns the outcome. */

import type { Json } from '../ground/json.ts';
import { type Integrations, integrationFor } from '../integration/integration.ts';
import { TaskError } from '../integration/task-error.ts';
import type { Frame } from '../run/frame.ts';
import { type Outcome, type Run, stateOf } from '../run/run.ts';

/** Returns an id that stays the same when an attempt is repeated after a crash. */
function callIdOf(run: Run, frame: Frame, attempt: number): string {
  return `${run.id}-${run.redriveCount}-${frame.id}-${attempt}`;
}

function failureOf(error: unknown): Outcome {
  if (error instanceof TaskError) return { ok: false, failure: { error: error.error, cause: error.reason } };
  const cause = error instanceof Error ? error.message : String(error);
  return { ok: false, failure: { error: 'States.TaskFailed', cause } };
}

/** Never rejects. */
export async function invokeTask(
  run: Run,
  frame: Frame,
  integrations: Integrations,
  signal: AbortSignal,
): Promise<Outcome> {
  const state = stateOf(run, frame);
  const { activity } = frame;
  if (state.Type !== 'Task' || activity.kind !== 'task') throw new Error(`Frame ${frame.id} runs no task`);
  const integration = integrationFor(integrations, state.Resource);
  if (integration === undefined) {
    return {
      ok: false,
      failure: {
        error: 'States.TaskFailed',
        cause: `No integration is installed for the resource '${state.Resource}'`,
      },
    };
  }
  try {
    const result = await integration({
      resource: state.Resource,
      arguments: JSON.parse(activity.arguments) as Json,
      executionArn: run.arn,
      stateMachineArn: run.machineArn,
      callId: callIdOf(run, frame, activity.attempt),
      signal,
      ...(activity.token === undefined ? {} : { taskToken: activity.token }),
      ...(activity.credentials === undefined
        ? {}
        : { credentials: JSON.parse(activity.credentials) as Json }),
    });
    return { ok: true, result: result ?? null };
  } catch (error) {
    return failureOf(error);
  }
}
