/** Writes every action to the audit log, before it starts and after it has ended. */
import { MarketError } from '@cgdx/core/error/market-error.ts';
import type { Action, AuditLog, Outcome } from './audit-log.ts';

/** A refusal names why; of our own faults only the kind is known. */
const endOf = (error: unknown): Outcome => {
  if (!(error instanceof MarketError))
    return { outcome: 'failed', code: error instanceof Error ? error.name : 'UnknownError' };
  const isRefusal = error.kind === 'input' || error.kind === 'conflict' || error.kind === 'auth';
  return { outcome: isRefusal ? 'refused' : 'failed', code: error.code };
};

/**
 * Does what an operator asked for. Nothing is done if it cannot be written down; if its end cannot, the log says that it was
 * asked for, and the caller learns that something went wrong.
 * @param describe says what it did, for an action of which "done" does not say so
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
