/** An execution as operators list it. */
import { type ExecutionListItem, ExecutionStatus as Sfn } from '@aws-sdk/client-sfn';
import type { Execution } from '@cgdx/api/route/operator/execution.ts';
import type { WorkflowId } from '@cgdx/api/route/operator/field.ts';
import type { ExecutionStatus } from '@cgdx/api/route/operator/workflow.ts';
import type { WorkflowName } from '@cgdx/workflows/wiring/function/fn.ts';
import { workflows } from '@cgdx/workflows/workflow.ts';
import { errorNameIn } from '../page/reference.ts';

const sfnStatus = {
  running: Sfn.RUNNING,
  succeeded: Sfn.SUCCEEDED,
  failed: Sfn.FAILED,
  'timed-out': Sfn.TIMED_OUT,
  aborted: Sfn.ABORTED,
} as const satisfies Record<ExecutionStatus, Sfn>;
export const statuses = Object.keys(sfnStatus) as ExecutionStatus[];
export const toSfnStatus = (status: ExecutionStatus): Sfn => sfnStatus[status];

/** An execution that waits to be redriven within a Map has not ended. */
export const statusOf = (status: string | undefined): ExecutionStatus =>
  statuses.find((each) => sfnStatus[each] === status) ?? 'running';

export const workflowOf = (id: WorkflowId): WorkflowName => {
  const [name] = Object.entries(workflows).find(([, { name }]) => name === id) ?? [];
  return name as WorkflowName;
};

/** @param found listed, without its error, or described */
export function toExecution(
  workflow: WorkflowId,
  found: Partial<ExecutionListItem> & { readonly error?: string | undefined },
): Execution {
  const { name = '', status, startDate, stopDate, redriveCount = 0 } = found;
  const error = errorNameIn(found.error);
  return {
    workflow,
    executionId: name,
    status: statusOf(status),
    startedAt: (startDate ?? new Date(0)).toISOString(),
    ...(stopDate && { endedAt: stopDate.toISOString() }),
    redrives: redriveCount,
    ...(error !== undefined && { error }),
  };
}
