/** Redrives failed executions. For one that is too old, starts another with the same input. */
import type { RedriveOutcome } from '@cgdx/api/route/operator/execution.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { contributionInput } from '@cgdx/workflows/step.ts';
import { findContribution } from '../../contribution/record/contribution.ts';
import { notFound } from '../../ground/caller/api.ts';
import { describeExecution } from '../../ground/workflow/execution.ts';
import { redriveExecution, startWorkflow } from '../../ground/workflow/workflow.ts';
import type { ExecutionKey } from '../page/execution-key.ts';
import { workflowOf } from './execution-summary.ts';
import { howToRedrive, leftToSweep, running, succeeded } from './redrivable.ts';

/** Returns the name of the next execution, up to nine for one subject. @throws MarketError if one of them runs or succeeded */
async function nextContribution(executionId: string): Promise<string> {
  const [first = executionId] = executionId.split('-');
  for (let nth = 1; nth < 10; nth += 1) {
    const name = nth === 1 ? first : `${first}-${nth}`;
    const found = await describeExecution('ContributionWorkflow', name);
    if (found === undefined) {
      if (nth > 1) return name;
      // Step Functions has deleted the first one.
      continue;
    }
    if (found.status === 'RUNNING') throw running();
    if (found.status === 'SUCCEEDED') throw succeeded();
  }
  throw new MarketError(
    'conflict',
    'NothingLeft',
    'This contribution was restarted eight times, the most that is allowed.',
    {
      advice: 'Look at its newest execution: a further restart will not repair its cause.',
    },
  );
}

/**
 * Lets a contribution pass that failed, or that counts as running: as none of its executions runs, the event of
 * its failure was lost.
 * @throws MarketError NothingLeft if the contribution has ended otherwise
 */
async function checkUnfinished(input: unknown): Promise<void> {
  const state = (await findContribution(contributionInput.parse(input)))?.state ?? 'gone';
  if (state === 'failed' || state === 'running') return;
  throw new MarketError(
    'conflict',
    'NothingLeft',
    `This contribution is ${state}: only one that failed begins anew.`,
  );
}

/** @returns the name of the new execution */
async function beginAnew(executionId: string, input: unknown): Promise<string> {
  const name = await nextContribution(executionId);
  await checkUnfinished(input);
  await startWorkflow('ContributionWorkflow', name, input);
  return name;
}

/** @throws MarketError NotFound, ExecutionRunning, ExecutionSucceeded, NothingLeft, LeftToSweep */
export async function redrive({ workflow, executionId }: ExecutionKey): Promise<RedriveOutcome> {
  const name = workflowOf(workflow);
  const found = await describeExecution(name, executionId);
  if (found === undefined) throw notFound('This execution');
  if (howToRedrive(found) === 'redrive') {
    // Somebody else may have redriven it meanwhile.
    if (!(await redriveExecution(name, executionId))) throw running();
    return { workflow, executionId, outcome: 'redriven' };
  }
  if (workflow !== 'contribution') throw leftToSweep(workflow);
  const next = await beginAnew(executionId, JSON.parse(found.input ?? '{}'));
  return { workflow, executionId: next, outcome: 'restarted' };
}
