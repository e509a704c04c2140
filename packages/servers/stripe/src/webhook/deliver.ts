/** Sends events to endpoints until they accept them, as Stripe does: at least once, in no guaranteed order. */
import type { ObjectStore } from '../store/object-store.ts';
import type { Delivery, DeliveryStore } from './delivery-store.ts';
import { signature } from './sign.ts';

export interface DeliverOptions {
  readonly objects: ObjectStore;
  readonly deliveries: DeliveryStore;
  /** Unix ms. */
  readonly now: () => number;
  /** If true, sends each event twice and the newest first, as Stripe may do at any time. */
  readonly isUnruly: boolean;
  /** Returns the wait in ms after this many failed attempts. */
  readonly retryAfterMs: (attempts: number) => number;
  /** Gets a sentence when an endpoint does not accept an event. */
  readonly log: (sentence: string) => void;
}

export interface Deliverer {
  /** Looks for due deliveries now. */
  wake(): void;
  stop(): void;
}

/** Stripe tries for three days. */
const givesUpAfterMs = 3 * 86_400_000;
const mostInFlight = 20;
/** The pause after an error of this server itself. */
const pauseMs = 1_000;
const answerWithinMs = 20_000;
const longestSleepMs = 60_000;

export function startDeliverer(options: DeliverOptions): Deliverer {
  const { objects, deliveries, now, isUnruly, retryAfterMs, log } = options;
  const inFlight = new Set<number>();
  const ended = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function send(event: object, url: string, secret: string): Promise<string | undefined> {
    const body = JSON.stringify(event);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature(body, secret, Math.floor(now() / 1000)),
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([ended.signal, AbortSignal.timeout(answerWithinMs)]),
      });
      await answer.arrayBuffer();
      return answer.ok ? undefined : `it answered ${answer.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  async function perform({ id, eventId, endpointId, attempts }: Delivery): Promise<void> {
    const event = objects.find('event', eventId);
    const endpoint = objects.find('webhook_endpoint', endpointId);
    if (event === undefined || endpoint?.status !== 'enabled') return deliveries.done(id);
    const [url, secret] = [String(endpoint.url), String(endpoint.secret)];
    const trouble = await send(event, url, secret);
    if (ended.signal.aborted) return;
    if (trouble === undefined) {
      if (isUnruly) await send(event, url, secret);
      if (!ended.signal.aborted) deliveries.done(id);
      return;
    }
    const tried = attempts + 1;
    log(`${event.type} was not delivered to ${url}: ${trouble} (attempt ${tried})`);
    if (now() - event.created * 1000 > givesUpAfterMs) deliveries.done(id);
    else deliveries.postpone(id, tried, now() + retryAfterMs(tried));
  }

  function run(): void {
    timer = undefined;
    if (ended.signal.aborted) return;
    // For unruly delivery, one at a time, newest first, so that events arrive out of order.
    const room = (isUnruly ? 1 : mostInFlight) - inFlight.size;
    for (const delivery of room > 0 ? deliveries.due(now(), isUnruly, inFlight, room) : []) {
      inFlight.add(delivery.id);
      perform(delivery).then(
        () => {
          inFlight.delete(delivery.id);
          wake();
        },
        (error: unknown) => {
          log(`An event could not be delivered: ${String(error)}`);
          inFlight.delete(delivery.id);
          wake(pauseMs);
        },
      );
    }
    const nextAt = room > 0 ? deliveries.nextAt(inFlight) : undefined;
    if (nextAt === undefined) return;
    timer = setTimeout(run, Math.min(longestSleepMs, Math.max(1, nextAt - now())));
    timer.unref();
  }

  function wake(afterMs = 0): void {
    if (ended.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(run, afterMs);
  }

  return {
    wake: () => wake(),
    stop: () => {
      ended.abort();
      clearTimeout(timer);
    },
  };
}
