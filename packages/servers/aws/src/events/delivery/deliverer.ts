/** Delivers pending events to their targets: at least once, with backoff. */
import type { DatabaseSync } from 'node:sqlite';
import {
  type Delivery,
  dueDeliveries,
  finishDelivery,
  giveUpDelivery,
  nextDeliveryAt,
  postponeDelivery,
} from './delivery-store.ts';

export interface DeliveryContext {
  readonly eventId: string;
  readonly ruleArn: string;
  readonly targetId: string;
  /** 1 at the first attempt. */
  readonly attempt: number;
  readonly roleArn: string | undefined;
}

/**
 * Delivers `input` (JSON text) to a target. Resolves once the target has stored it. Throws otherwise; an error whose
 * name is in `finalFaults`, or with `retryable: false`, is not retried.
 */
export type Deliver = (targetArn: string, input: string, context: DeliveryContext) => Promise<void>;

/** Errors that a retry cannot fix. */
const finalFaults: ReadonlySet<string> = new Set([
  'ResourceNotFoundException',
  'AccessDeniedException',
  'InvalidArn',
  'InvalidExecutionInput',
  'InvalidParameterValueException',
  'InvalidRequestContentException',
  'RequestTooLargeException',
  'RequestEntityTooLargeException',
  'StateMachineDoesNotExist',
  'StateMachineDeleting',
]);

const maxInFlight = 64;
const firstRetryMs = 200;
const longestRetryMs = 300_000;
/** The longest timer; after it, a longer wait sets a new one. */
const longestSleepMs = 60_000;

/** Returns the backoff, which doubles with each attempt. Its jitter prevents that targets get all retries at once. */
const backoffMs = (attempts: number): number =>
  Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(attempts - 1, 20)) * (0.5 + Math.random() / 2);

function isFinal(error: Error): boolean {
  return finalFaults.has(error.name) || ('retryable' in error && error.retryable === false);
}

export interface Deliverer {
  /** Looks for due deliveries now. */
  wake(): void;
  /** Waits for running deliveries, at most `patienceMs`. */
  stop(patienceMs: number): Promise<void>;
}

export function startDeliverer(
  database: DatabaseSync,
  deliver: (delivery: Delivery, context: DeliveryContext) => Promise<void>,
  retryAfterMs: (attempts: number) => number = backoffMs,
  onGivenUp: () => void = () => undefined,
): Deliverer {
  const inFlight = new Map<number, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  /** True while stopping: no further delivery starts, and the outcomes of running ones are still stored. */
  let isDraining = false;
  let isStopped = false;

  const record = (delivery: Delivery, error: Error): void => {
    const now = Date.now();
    const attempts = delivery.attempts + 1;
    const nextAt = now + retryAfterMs(attempts);
    if (isFinal(error) || attempts > delivery.maxAttempts || nextAt > delivery.expiresAt) {
      giveUpDelivery(database, delivery.id, attempts, `${error.name}: ${error.message}`, now);
      onGivenUp();
    } else {
      postponeDelivery(database, delivery.id, attempts, Math.ceil(nextAt));
    }
  };

  const carry = async (delivery: Delivery): Promise<void> => {
    const { id, attempts, eventId, ruleArn, targetId, roleArn } = delivery;
    try {
      await deliver(delivery, { eventId, ruleArn, targetId, attempt: attempts + 1, roleArn });
      if (!isStopped) finishDelivery(database, id);
    } catch (error) {
      if (!isStopped) record(delivery, error instanceof Error ? error : new Error(String(error)));
    } finally {
      inFlight.delete(id);
      wake();
    }
  };

  const run = (): void => {
    timer = undefined;
    if (isDraining) return;
    const now = Date.now();
    // Deliveries in flight are still in the table, so the query asks for that many more.
    for (const delivery of dueDeliveries(database, now, maxInFlight + inFlight.size)) {
      if (inFlight.size >= maxInFlight) return;
      if (!inFlight.has(delivery.id)) inFlight.set(delivery.id, carry(delivery));
    }
    const nextAt = nextDeliveryAt(database, now);
    if (nextAt !== undefined) sleep(nextAt - now);
  };

  const sleep = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(run, Math.min(ms, longestSleepMs));
  };

  function wake(): void {
    if (!isDraining) sleep(0);
  }

  return {
    wake,
    stop: async (patienceMs) => {
      const patience = new Promise((resolve) => setTimeout(resolve, patienceMs).unref());
      isDraining = true;
      clearTimeout(timer);
      await Promise.race([Promise.allSettled(inFlight.values()), patience]);
      isStopped = true;
    },
  };
}
