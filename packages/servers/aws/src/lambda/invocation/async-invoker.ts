/** Runs asynchronous invocations: at least once, retrying a failed one twice, across restarts. */
import type { DatabaseSync } from 'node:sqlite';
import type { LambdaAnswer } from './answer.ts';
import {
  dueInvocations,
  finishInvocation,
  giveUpInvocation,
  nextInvocationAt,
  type PendingInvocation,
  postponeInvocation,
} from './async-store.ts';
import { isThrottled } from './reservation.ts';

const maxAttempts = 3;
const maxInFlight = 100;
const longestSleepMs = 60_000;
/** The first wait after a throttled attempt, as on AWS; each later one is longer. */
const throttledMs = 1_000;

/** AWS waits one minute, then two; on a local machine seconds suffice. */
const retryMs = (attempts: number): number => attempts * 1000;

export interface AsyncInvoker {
  /** Looks for due invocations now. */
  wake(): void;
  stop(): void;
}

export function startAsyncInvoker(
  database: DatabaseSync,
  invoke: (invocation: PendingInvocation) => Promise<LambdaAnswer>,
  retryAfterMs: (attempts: number) => number = retryMs,
  onGivenUp: () => void = () => undefined,
): AsyncInvoker {
  const inFlight = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const fail = (invocation: PendingInvocation, reason: string): void => {
    const attempts = invocation.attempts + 1;
    const now = Date.now();
    if (attempts < maxAttempts) {
      postponeInvocation(database, invocation.requestId, attempts, now + retryAfterMs(attempts));
      return;
    }
    giveUpInvocation(database, invocation.requestId, attempts, reason, now);
    onGivenUp();
  };

  const perform = async (invocation: PendingInvocation): Promise<void> => {
    const { requestId } = invocation;
    try {
      const answer = await invoke(invocation);
      if (isStopped) return;
      if (answer.functionError === undefined) finishInvocation(database, requestId);
      else fail(invocation, answer.payload);
    } catch (error) {
      if (isStopped) return;
      // Lambda keeps a throttled invocation, which does not count as an attempt.
      if (isThrottled(error))
        postponeInvocation(database, requestId, invocation.attempts, Date.now() + throttledMs);
      else fail(invocation, String(error));
    } finally {
      inFlight.delete(requestId);
      wake();
    }
  };

  const run = (): void => {
    timer = undefined;
    if (isStopped) return;
    const now = Date.now();
    for (const invocation of dueInvocations(database, now, maxInFlight + inFlight.size)) {
      if (inFlight.size >= maxInFlight) return;
      if (inFlight.has(invocation.requestId)) continue;
      inFlight.add(invocation.requestId);
      void perform(invocation);
    }
    const nextAt = nextInvocationAt(database, now);
    if (nextAt !== undefined) sleep(nextAt - now);
  };

  const sleep = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(run, Math.min(ms, longestSleepMs));
  };

  function wake(): void {
    if (!isStopped) sleep(0);
  }

  return {
    wake,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
