/** Lists executions: of a workflow, at a state, or of one subject (a thing or a person). */
import type { Execution } from '@cgdx/api/route/operator/execution.ts';
import { mostOnPage, type WorkflowId } from '@cgdx/api/route/operator/field.ts';
import type { ExecutionStatus } from '@cgdx/api/route/operator/workflow.ts';
import type { AnswerBodyOf, QueryOf } from '@cgdx/api/routes.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { mapConcurrently } from '../../ground/map-concurrently.ts';
import { describeExecution, listExecutions } from '../../ground/workflow/execution.ts';
import { isNamed } from '../../ground/workflow/step-functions.ts';
import type { ExecutionKey } from '../page/execution-key.ts';
import { namesOf, subjectOf } from '../page/subject.ts';
import { toExecution, toSfnStatus, workflowOf } from './execution-summary.ts';
import { withErrors } from './failure.ts';
import { atState } from './standing.ts';

type Query = QueryOf<'GET /operator/executions'>;
type Page = AnswerBodyOf<'GET /operator/executions'>;

const invalid = (message: string) => new MarketError('input', 'InvalidInput', message);

/** Finds executions by name; leaves out those that Step Functions has deleted. */
async function ofNames(
  names: readonly ExecutionKey[],
  status: ExecutionStatus | undefined,
): Promise<Execution[]> {
  const found = await mapConcurrently(names, async ({ workflow, executionId }) => {
    const described = await describeExecution(workflowOf(workflow), executionId);
    return described && toExecution(workflow, described);
  });
  return found
    .filter((each) => each !== undefined)
    .filter((each) => status === undefined || each.status === status)
    .sort((a, b) => b.startedAt.localeCompare(a.startedAt));
}

async function ofWorkflow(
  workflow: WorkflowId,
  { status, cursor, limit = mostOnPage }: Query,
): Promise<Page> {
  try {
    const { executions, nextToken } = await listExecutions(workflowOf(workflow), {
      status: status && toSfnStatus(status),
      nextToken: cursor,
      most: limit,
    });
    return {
      executions: executions.map((each) => toExecution(workflow, each)),
      ...(nextToken !== undefined && { cursor: nextToken }),
    };
  } catch (error) {
    if (isNamed(error, 'InvalidToken'))
      throw invalid('The cursor does not belong to this list, or is too old.');
    throw error;
  }
}

/** @throws MarketError InvalidInput unless a workflow or exactly one subject is given; a state is one of a workflow's */
export async function findExecutions(query: Query): Promise<Page> {
  const { workflow, status, state } = query;
  const subject = subjectOf(query);
  if (subject !== undefined) {
    if (state !== undefined)
      throw invalid(
        'A state belongs to a workflow: name the workflow, and no contribution, payout, purchase, upload or person.',
      );
    const { names, cursor } = await namesOf(subject, query);
    const wanted = names.filter((each) => workflow === undefined || each.workflow === workflow);
    return { executions: await ofNames(wanted, status), ...(cursor !== undefined && { cursor }) };
  }
  if (workflow === undefined)
    throw invalid('Name a workflow, or a contribution, payout, purchase, upload or person.');
  const page = await (state === undefined ? ofWorkflow(workflow, query) : atState(workflow, state, query));
  return { ...page, executions: await withErrors(page.executions) };
}
