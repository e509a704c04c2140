/**
 * Counts and lists executions by the state at which they are. Counts are cached for some seconds, for many
 * viewers.
 */
import type { Execution } from '@cgdx/api/route/operator/execution.ts';
import { mostOnPage, type WorkflowId } from '@cgdx/api/route/operator/field.ts';
import type { AnswerBodyOf, QueryOf } from '@cgdx/api/routes.ts';
import { mapConcurrently } from '../../ground/map-concurrently.ts';
import { listExecutions } from '../../ground/workflow/execution.ts';
import { countAt, type ExecutionStanding, executionsAt } from '../../ground/workflow/standing.ts';
import { cached } from '../page/cached-answer.ts';
import { pageToken, readPageToken } from '../page/page-token.ts';
import { statuses, toSfnStatus, workflowOf } from './execution-summary.ts';
import { workflowGraphs } from './workflow-graph.ts';

type Counts = AnswerBodyOf<'GET /operator/workflows/{workflow}/counts'>;

/** The most of each status: Step Functions returns 1,000 in one call. */
const mostListed = 1_000;

const statesOf = (workflow: WorkflowId): readonly string[] =>
  workflowGraphs()
    .filter((graph) => graph.workflow === workflow)
    .flatMap(({ states }) => states.map(({ name }) => name));

export const workflowCounts = cached(async (workflow: WorkflowId): Promise<Counts> => {
  const name = workflowOf(workflow);
  const [states, ...pages] = await Promise.all([
    mapConcurrently(statesOf(workflow), async (state) => ({ state, ...(await countAt(name, state)) })),
    ...statuses.map((status) => listExecutions(name, { status: toSfnStatus(status), most: mostListed })),
  ]);
  return {
    statuses: statuses.map((state, at) => ({
      state,
      count: pages[at]?.executions.length ?? 0,
      isMore: pages[at]?.nextToken !== undefined,
    })),
    states: states.filter(({ running, stopped }) => running + stopped > 0),
    countedAt: new Date().toISOString(),
  };
});

const shown = (workflow: WorkflowId, { execution, ...stood }: ExecutionStanding): Execution => ({
  workflow,
  executionId: execution.slice(execution.lastIndexOf(':') + 1),
  ...stood,
});

/** Returns one page of the executions at a state, newest first. */
export async function atState(
  workflow: WorkflowId,
  state: string,
  { status, cursor, limit = mostOnPage }: QueryOf<'GET /operator/executions'>,
): Promise<AnswerBodyOf<'GET /operator/executions'>> {
  const list = `${workflow} ${state} ${status ?? ''}`;
  const after = cursor === undefined ? undefined : readPageToken(cursor, list);
  const { items, last } = await executionsAt(workflowOf(workflow), state, { status, most: limit, after });
  return {
    executions: items.map((one) => shown(workflow, one)),
    ...(last !== undefined && { cursor: pageToken(last, list) }),
  };
}
