/** Writes every action to the audit log, before it starts and after it has ended. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Action, AuditLog, Outcome } from './audit-log.ts';

/** A refusal is recorded with its code. Of a fault of our own only the kind is known. */
const endOf = (error: unknown): Outcome => {
  if (!(error instanceof MarketError))
    return { outcome: 'failed', code: error instanceof Error ? error.name : 'UnknownError' };
  const isRefusal = error.kind === 'input' || error.kind === 'conflict' || error.kind === 'auth';
  return { outcome: isRefusal ? 'refused' : 'failed', code: error.code };
};

/**
 * Runs what an operator asked for. Does nothing if the action cannot be recorded first. If its outcome cannot
 * be recorded, the log has the action without an outcome, and the caller gets an error that says so.
 * @param describe describes the result of an action for which "done" says too little
 * @returns what `work` returns; rejects as it does
 */
export async function audited<T>(
  log: AuditLog,
  action: Action,
  work: () => Promise<T>,
  describe: (result: T) => string | undefined = () => undefined,
): Promise<T> {
  const begun = await log.recordAsked(action);
  let result: T;
  try {
    result = await work();
  } catch (error) {
    await log.recordEnd(begun, endOf(error));
    throw error;
  }
  const said = describe(result);
  await log.recordEnd(begun, { outcome: 'done', ...(said !== undefined && { result: said }) });
  return result;
}
