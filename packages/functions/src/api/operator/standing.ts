/** Reads the states of the newest executions; cached for some seconds, so that many viewers cause one query. */
import type { ExecutionListItem } from '@aws-sdk/client-sfn';
import type { Execution } from '@cgdx/api/route/operator/execution.ts';
import type { WorkflowId } from '@cgdx/api/route/operator/field.ts';
import type { ExecutionStatus } from '@cgdx/api/route/operator/workflow.ts';
import type { AnswerBodyOf } from '@cgdx/api/routes.ts';
import type { WorkflowName } from '@cgdx/workflows/wiring/function/fn.ts';
import { mapConcurrently } from '../../map-concurrently.ts';
import { lastState, listExecutions } from '../../store/execution.ts';
import { statuses, toExecution, toSfnStatus, workflowOf } from './execution-summary.ts';
import { kept } from './kept.ts';

type Counts = AnswerBodyOf<'GET /operator/workflows/{workflow}/counts'>;

/** Of each status: Step Functions returns 1,000 in one call, and a history in a call for each. */
const mostCounted = 1_000;
const mostLookedAt = 100;
const standingStatuses: readonly ExecutionStatus[] = ['running', 'failed', 'timed-out', 'aborted'];

/** The states of stopped executions, which only a redrive changes. */
const known = new Map<string, string>();
const mostKnown = 2_000;

async function stateOf(workflow: WorkflowName, { name = '', status, redriveCount }: ExecutionListItem) {
  if (status === 'RUNNING') return (await lastState(workflow, name)) ?? '';
  const key = [workflow, name, redriveCount].join('#');
  const state = known.get(key) ?? (await lastState(workflow, name)) ?? '';
  if (known.size >= mostKnown) known.clear();
  known.set(key, state);
  return state;
}

interface Standing {
  readonly executions: readonly { readonly execution: Execution; readonly state: string }[];
  readonly isMore: boolean;
}

/** Returns the newest running and the newest stopped executions, each with its state. */
export const standing = kept(async (workflow: WorkflowId): Promise<Standing> => {
  const name = workflowOf(workflow);
  const pages = await Promise.all(
    standingStatuses.map((status) =>
      listExecutions(name, { status: toSfnStatus(status), most: mostLookedAt }),
    ),
  );
  const [running, ...stopped] = pages;
  const newestStopped = stopped
    .flatMap(({ executions }) => executions)
    .sort((a, b) => Number(b.startDate ?? 0) - Number(a.startDate ?? 0));
  const looked = [...(running?.executions ?? []), ...newestStopped.slice(0, mostLookedAt)];
  const executions = await mapConcurrently(looked, async (item) => ({
    execution: toExecution(workflow, item),
    state: await stateOf(name, item),
  }));
  return {
    executions,
    isMore: pages.some(({ nextToken }) => nextToken !== undefined) || newestStopped.length > mostLookedAt,
  };
});

export const workflowCounts = kept(async (workflow: WorkflowId): Promise<Counts> => {
  const name = workflowOf(workflow);
  const [{ executions, isMore }, ...pages] = await Promise.all([
    standing(workflow),
    ...statuses.map((status) => listExecutions(name, { status: toSfnStatus(status), most: mostCounted })),
  ]);
  const states = Map.groupBy(executions, ({ state }) => state);
  return {
    statuses: statuses.map((state, at) => ({
      state,
      count: pages[at]?.executions.length ?? 0,
      isMore: pages[at]?.nextToken !== undefined,
    })),
    states: [...states].map(([state, there]) => {
      const running = there.filter(({ execution }) => execution.status === 'running').length;
      return { state, running, stopped: there.length - running };
    }),
    isMore,
    countedAt: new Date().toISOString(),
  };
});
