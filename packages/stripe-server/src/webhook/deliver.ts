/** Tells endpoints about events until they say that they have heard, as Stripe does: at least once, in no sure order. */
import type { ObjectStore } from '../store/object-store.ts';
import type { Delivery, DeliveryStore } from './delivery-store.ts';
import { signature } from './sign.ts';

export interface DeliverOptions {
  readonly objects: ObjectStore;
  readonly deliveries: DeliveryStore;
  /** Unix ms. */
  readonly now: () => number;
  /** Sends each event twice, and the newest first: what Stripe may do on any day. */
  readonly isUnruly: boolean;
  /** Ms to wait after so many attempts that failed. */
  readonly retryAfterMs: (attempts: number) => number;
  /** Told in a sentence when an endpoint does not answer well. */
  readonly log: (sentence: string) => void;
}

export interface Deliverer {
  /** Looks for work now. */
  wake(): void;
  stop(): void;
}

/** Stripe goes on for three days; a machine of one's own gives up sooner. */
const mostAttempts = 16;
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
    if (tried >= mostAttempts) deliveries.done(id);
    else deliveries.postpone(id, tried, now() + retryAfterMs(tried));
  }

  function run(): void {
    timer = undefined;
    if (ended.signal.aborted) return;
    for (const delivery of deliveries.due(now(), isUnruly)) {
      if (inFlight.has(delivery.id)) continue;
      inFlight.add(delivery.id);
      void perform(delivery)
        .catch((error: unknown) => log(String(error)))
        .finally(() => {
          inFlight.delete(delivery.id);
          wake();
        });
    }
    const nextAt = deliveries.nextAt();
    if (nextAt === undefined || inFlight.size > 0) return;
    timer = setTimeout(run, Math.min(longestSleepMs, Math.max(1, nextAt - now())));
    timer.unref();
  }

  function wake(): void {
    if (ended.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(run, 0);
  }

  return {
    wake,
    stop: () => {
      ended.abort();
      clearTimeout(timer);
    },
  };
}
