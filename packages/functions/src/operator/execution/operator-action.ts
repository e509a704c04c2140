/** The actions of operators on executions, each written to the audit log. */
import type { AuditAction } from '@cgdx/api/route/operator/audit.ts';
import type { Execution, RedriveOutcome } from '@cgdx/api/route/operator/execution.ts';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { notFound } from '../../ground/caller/api.ts';
import type { Person } from '../../ground/caller/person.ts';
import { discreetError } from '../../ground/handler/discreet-error.ts';
import { failureOf } from '../../ground/handler/handled.ts';
import { fail } from '../../ground/log/log.ts';
import { describeExecution, stopExecution } from '../../ground/workflow/execution.ts';
import { audited } from '../audit/audited.ts';
import { recorderLog } from '../audit/recorder-log.ts';
import type { ExecutionKey } from '../page/execution-key.ts';
import { toExecution, workflowOf } from './execution-summary.ts';
import { hasEnded } from './redrivable.ts';
import { redrive } from './redrive.ts';

export interface Order {
  readonly person: Person;
  readonly reason: string;
}

/** Runs `work` as an action of the operator, whose sub and email address are written to the audit log. */
export const actAs = <T>(
  { person, reason }: Order,
  action: AuditAction,
  target: string,
  work: () => Promise<T>,
): Promise<T> =>
  audited(
    recorderLog,
    {
      actor: { id: person.sub, ...(person.email !== undefined && { email: person.email }), by: 'sign-in' },
      action,
      target,
      reason,
    },
    work,
  );

const targetOf = ({ workflow, executionId }: ExecutionKey): string => `${workflow}/${executionId}`;

export const redriveOne = (order: Order, key: ExecutionKey): Promise<RedriveOutcome> =>
  actAs(order, 'execution.redrive', targetOf(key), () => redrive(key));

/**
 * Returns code and message of a refusal. Any other error, such as of a throttled call, is logged and not shown:
 * its message may quote private data.
 */
function refusalOf(error: unknown): { code: string; message: string } {
  if (error instanceof MarketError) return { code: error.code, message: error.message };
  fail('redrive.failed', failureOf(discreetError(error)));
  return {
    code: 'Failed',
    message: 'This execution could not be redriven: something failed on our side. Try again.',
  };
}

/** Sequential, since Step Functions accepts few redrives a second. A refusal or a failure does not stop the others. */
export async function redriveMany(order: Order, keys: readonly ExecutionKey[]): Promise<RedriveOutcome[]> {
  const results: RedriveOutcome[] = [];
  for (const key of keys) {
    try {
      results.push(await redriveOne(order, key));
    } catch (error) {
      results.push({ ...key, outcome: 'refused', ...refusalOf(error) });
    }
  }
  return results;
}

export const stopOne = (order: Order, key: ExecutionKey): Promise<Execution> =>
  actAs(order, 'execution.stop', targetOf(key), async () => {
    const workflow = workflowOf(key.workflow);
    const found = await describeExecution(workflow, key.executionId);
    if (found === undefined) throw notFound('This execution');
    if (found.status !== 'RUNNING' && found.status !== 'PENDING_REDRIVE') throw hasEnded();
    await stopExecution(workflow, key.executionId);
    return toExecution(key.workflow, (await describeExecution(workflow, key.executionId)) ?? found);
  });
