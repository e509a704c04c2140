/** Runs one invocation in the pool, and writes its log. */
import { createHash } from 'node:crypto';
import type { NamedFunction } from '../function/lambda-function.ts';
import type { FunctionLog } from '../log/function-log.ts';
import type { Pool } from '../pool/pool.ts';
import type { InvokeOptions, LambdaAnswer } from './answer.ts';
import { maxResponseBytes } from './limit.ts';

export type RunFunction = (
  fn: NamedFunction,
  payload: string,
  requestId: string,
  options: Omit<InvokeOptions, 'type'>,
) => Promise<LambdaAnswer>;

/** Bounds the memory of failures; after as many, each is told once more. */
const mostFailures = 1_000;

/**
 * Returns whether an invocation fails as the last one of its payload did not: an automatic retry sends the same payload, and
 * fails alike; so does a schedule, whose failure is news again once it has succeeded. `errorType`: undefined if it succeeds
 */
function newFailureNews(): (fn: NamedFunction, payload: string, errorType: string | undefined) => boolean {
  const known = new Map<string, string>();
  return (fn, payload, errorType) => {
    if (errorType === undefined && known.size === 0) return false;
    const key = createHash('sha256').update(`${fn.name} ${payload}`).digest('base64');
    if (errorType === undefined) known.delete(key);
    if (errorType === undefined || known.get(key) === errorType) return false;
    if (known.size >= mostFailures) known.clear();
    known.set(key, errorType);
    return true;
  };
}

/**
 * @param tell receives a sentence for each invocation that fails, but not for its retries, and for each log that cannot be
 * written
 */
export function createFunctionRunner(
  pool: Pool,
  log: FunctionLog,
  tell: (sentence: string) => void = () => undefined,
): RunFunction {
  const isNews = newFailureNews();
  /** Writes to a log without failing: a function's result holds even if its log cannot be written. */
  const noted = <T>(note: () => T): T | undefined => {
    try {
      return note();
    } catch (error) {
      tell(`A log of the functions could not be written: ${String(error)}`);
      return undefined;
    }
  };

  return async (fn, payload, requestId, { tail = false, onChunk, onReady }) => {
    let from = 0;
    const streamed: Buffer[] = [];
    const keepChunk: typeof onChunk = ({ bytes }) => void streamed.push(bytes);
    const invocation = {
      requestId,
      payload,
      onChunk: onChunk ?? keepChunk,
      ...(onReady !== undefined && { onReady }),
    };
    const outcome = await pool.run(fn, invocation, () => {
      from = noted(() => log.start(fn.name, requestId)) ?? 0;
    });
    noted(() => log.end(fn.name, requestId, fn.memoryMb, outcome));
    const logTail = (tail && noted(() => log.tail(fn.name, requestId, from))) || undefined;
    const answer = { statusCode: 200, requestId, ...(logTail !== undefined && { logTail }) };
    if (outcome.kind === 'done' && Buffer.byteLength(outcome.payload) <= maxResponseBytes) {
      isNews(fn, payload, undefined);
      const whole = streamed.length > 0 ? Buffer.concat(streamed).toString() : outcome.payload;
      return { ...answer, payload: whole };
    }
    const error =
      outcome.kind === 'failed'
        ? outcome.error
        : {
            errorType: 'Function.ResponseSizeTooLarge',
            errorMessage: `Response payload size exceeded maximum allowed payload size (${maxResponseBytes} bytes).`,
          };
    if (isNews(fn, payload, error.errorType))
      tell(`${fn.name} failed: ${error.errorType} (request ${requestId}, ${log.file(fn.name)})`);
    return { ...answer, payload: JSON.stringify(error), functionError: 'Unhandled' };
  };
}
