/** Identifies an execution, as paths and bodies do. */
import {
  executionId as executionIdSchema,
  type WorkflowId,
  workflow as workflowSchema,
} from '@cgdx/api/route/operator/field.ts';
import { notFound } from '../../ground/caller/api.ts';

export interface ExecutionKey {
  readonly workflow: WorkflowId;
  readonly executionId: string;
}

/** @throws MarketError NotFound for text that names no execution */
export function parseExecutionKey(path: { workflow: string; executionId: string }): ExecutionKey {
  const workflow = workflowSchema.safeParse(path.workflow).data;
  const executionId = executionIdSchema.safeParse(path.executionId).data;
  if (workflow === undefined || executionId === undefined) throw notFound('This execution');
  return { workflow, executionId };
}
