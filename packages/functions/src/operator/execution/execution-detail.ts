/** Describes one execution: its subject, its path, each step, and the possible actions. */
import type { ExecutionDetail } from '@cgdx/api/route/operator/execution.ts';
import type { WorkflowId } from '@cgdx/api/route/operator/field.ts';
import { notFound } from '../../ground/caller/api.ts';
import { describeExecution, executionHistory } from '../../ground/workflow/execution.ts';
import { findPayout } from '../../reward/record/payout.ts';
import { parseExecutionKey } from '../page/execution-key.ts';
import { errorNameIn, referencesIn } from '../page/reference.ts';
import { toExecution, workflowOf } from './execution-summary.ts';
import { stepsOf } from './history.ts';
import { redriveOf, stopOf } from './redrivable.ts';
import { waitOf } from './wait-reason.ts';

/** Two calls are enough: our longest execution has some hundred events. */
const mostEvents = 2_000;

/** Returns why a payout waits, from its item: an execution does not say it. */
async function codeOf(workflow: WorkflowId, executionId: string): Promise<string | undefined> {
  if (workflow !== 'payout') return undefined;
  const payout = await findPayout(executionId.slice(0, 64));
  return payout?.state === 'paying' ? errorNameIn(payout.failure?.code) : undefined;
}

export async function executionDetail(path: {
  workflow: string;
  executionId: string;
}): Promise<ExecutionDetail> {
  const { workflow, executionId } = parseExecutionKey(path);
  const name = workflowOf(workflow);
  const found = await describeExecution(name, executionId);
  if (found === undefined) throw notFound('This execution');
  const [{ events, isWhole }, code] = await Promise.all([
    executionHistory(name, executionId, mostEvents),
    codeOf(workflow, executionId),
  ]);
  const steps = stepsOf(events).map((step) => {
    const waitsFor = waitOf(step, code);
    return waitsFor === undefined ? step : { ...step, waitsFor };
  });
  return {
    ...toExecution(workflow, found),
    ...(found.redriveDate && { redrivenAt: found.redriveDate.toISOString() }),
    about: referencesIn(found.input),
    path: steps.filter(({ item }) => item === undefined).map(({ state }) => state),
    steps,
    isWhole,
    redrive: redriveOf(workflow, found),
    stop: stopOf(workflow, found),
  };
}
