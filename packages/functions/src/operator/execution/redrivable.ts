/** Decides what an operator can do with an execution, and gives the reason for what they cannot do. */
import type { DescribeExecutionOutput } from '@aws-sdk/client-sfn';
import type { ExecutionDetail } from '@cgdx/api/route/operator/execution.ts';
import type { WorkflowId } from '@cgdx/api/route/operator/field.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { statusOf } from './execution-summary.ts';

type Found = Pick<DescribeExecutionOutput, 'status' | 'redriveStatus'>;

export const running = () =>
  new MarketError('conflict', 'ExecutionRunning', 'This execution is running: there is nothing to redrive.', {
    advice: 'Wait until it ends, or stop it first.',
  });
export const succeeded = () =>
  new MarketError(
    'conflict',
    'ExecutionSucceeded',
    'This execution has succeeded: there is nothing to redrive.',
  );
export const hasEnded = () =>
  new MarketError('conflict', 'ExecutionEnded', 'This execution has ended: there is nothing to stop.');

/**
 * The function that acts for operators may change neither payouts nor purchases, so that it cannot redirect
 * money.
 */
export const leftToSweep = (workflow: 'payout' | 'purchase') =>
  new MarketError(
    'conflict',
    'LeftToSweep',
    `This execution is too old to be redriven. If its ${workflow} has not ended, a sweep begins the next one within five minutes.`,
    { advice: 'Look for the newest execution.' },
  );

const tooOld =
  'It ended more than 14 days ago, or its history is full: another execution begins with the same input.';

/** @throws MarketError ExecutionRunning or ExecutionSucceeded */
export function howToRedrive({ status, redriveStatus }: Found): 'redrive' | 'new-execution' {
  const known = statusOf(status);
  if (known === 'running') throw running();
  if (known === 'succeeded') throw succeeded();
  return redriveStatus === 'REDRIVABLE' ? 'redrive' : 'new-execution';
}

export function redriveOf(workflow: WorkflowId, found: Found): ExecutionDetail['redrive'] {
  try {
    const how = howToRedrive(found);
    if (how === 'new-execution' && workflow !== 'contribution') throw leftToSweep(workflow);
    return { isPossible: true, how, ...(how === 'new-execution' && { why: tooOld }) };
  } catch (error) {
    if (error instanceof MarketError) return { isPossible: false, why: error.message };
    throw error;
  }
}

export function stopOf(workflow: WorkflowId, found: Found): ExecutionDetail['stop'] {
  if (statusOf(found.status) !== 'running') return { isPossible: false, why: hasEnded().message };
  return {
    isPossible: true,
    ...(workflow !== 'contribution' && { why: 'A sweep lets it go on within five minutes.' }),
  };
}
