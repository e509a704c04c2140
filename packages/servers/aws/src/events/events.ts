/** The local EventBridge: rules, patterns, schedules, and deliveries that survive a crash. */
import { randomUUID } from 'node:crypto';
import { inTransaction } from '../database/transaction.ts';
import { startForwarder } from '../dead-letter/forwarder.ts';
import type { AuthorizeJson } from '../iam/authorize-json.ts';
import { type Admit, admitPrograms } from '../process/admit.ts';
import { listen } from '../process/listen.ts';
import type { Service } from '../service.ts';
import { busNameOf, defaultBus, findBus, putBus } from './bus/bus-store.ts';
import { type Deliver, type DeliveryContext, startDeliverer } from './delivery/deliverer.ts';
import {
  type DeadLetter,
  type Delivery,
  finishDelivery,
  listDeadLetters,
  reviveDelivery,
} from './delivery/delivery-store.ts';
import { eventText } from './entry/event-text.ts';
import { type Place, publish } from './entry/publish.ts';
import { createEventServer } from './event-server.ts';
import { startScheduler } from './schedule/scheduler.ts';
import { openEventDatabase } from './store/event-database.ts';

export interface EventsOptions {
  /** The port; 0 for any free one. */
  readonly port: number;
  readonly directory: string;
  readonly region: string;
  readonly accountId: string;
  /** Called for every target except event buses. */
  readonly deliver: Deliver;
  readonly authorize?: AuthorizeJson;
  /** Decides which requests are served; by default those of programs, and none that come from a page. */
  readonly admit?: Admit;
  /** Returns the wait in ms after this many attempts. */
  readonly retryAfterMs?: (attempts: number) => number;
  /** Receives each delivery that failed for good, which is no longer stored here once this resolves. */
  readonly onDeadLetter?: (letter: DeadLetter) => Promise<void>;
}

/** An event from within the cloud. Unlike events of clients, its `source` may start with `aws.`. */
export interface NewEvent {
  readonly source: string;
  readonly detailType: string;
  readonly detail: object;
  readonly resources?: readonly string[];
  /** Unix ms; now by default. */
  readonly time?: number;
  /** The bus; `default` if absent. */
  readonly bus?: string;
}

export interface Events extends Service {
  /** Stores the events on disk before it returns. Returns their ids, in order. */
  put(events: readonly NewEvent[]): string[];
  /** Returns the deliveries that failed for good, oldest first. */
  deadLetters(): DeadLetter[];
  /** Tries a dead letter again. Returns false if none has that id. */
  redrive(id: number): boolean;
}

const stopPatienceMs = 2_000;
const busTarget = /^arn:[^:]+:events:[^:]*:[^:]*:event-bus\//;

function putNow(place: Place, events: readonly NewEvent[]): string[] {
  const now = Date.now();
  return inTransaction(place.database, () =>
    events.map(({ source, detailType, detail, resources = [], time = now, bus = defaultBus }) => {
      const id = randomUUID();
      const { accountId, region } = place;
      const event = eventText({
        id,
        detailType,
        source,
        accountId,
        region,
        time,
        resources,
        detail: JSON.stringify(detail),
      });
      publish(place, bus, id, event, now);
      return id;
    }),
  );
}

/**
 * Throws an error without retry if the input is not JSON: only a template can have produced it, and a retry would not
 * help.
 */
function checkInput(input: string): void {
  try {
    JSON.parse(input);
  } catch {
    throw Object.assign(new Error('The input template does not yield JSON for this event.'), {
      name: 'InvalidInput',
      retryable: false,
    });
  }
}

export async function startEvents(options: EventsOptions): Promise<Events> {
  const { region, accountId } = options;
  const database = openEventDatabase(options.directory);
  const place: Place = { database, region, accountId };
  if (!findBus(database, defaultBus)) {
    putBus(database, { name: defaultBus, description: undefined, createdAt: Date.now(), tags: {} });
  }

  const carry = async (delivery: Delivery, context: DeliveryContext): Promise<void> => {
    const { targetArn, input, eventId } = delivery;
    checkInput(input);
    if (!busTarget.test(targetArn)) return options.deliver(targetArn, input, context);
    inTransaction(database, () => publish(place, busNameOf(targetArn), eventId, input, Date.now()));
  };
  const forwarder =
    options.onDeadLetter &&
    startForwarder({
      list: () => listDeadLetters(database),
      forward: options.onDeadLetter,
      forget: ({ id }) => finishDelivery(database, id),
    });
  const deliverer = startDeliverer(database, carry, options.retryAfterMs, () => forwarder?.wake());
  const scheduler = startScheduler(place, deliverer.wake);
  const server = createEventServer(
    { ...place, delivered: deliverer.wake, rescheduled: scheduler.wake },
    options.admit ?? admitPrograms,
    options.authorize,
  );
  const listening = await listen(server, options.port).catch(async (error: unknown) => {
    scheduler.stop();
    forwarder?.stop();
    await deliverer.stop(0);
    database.close();
    throw error;
  });
  deliverer.wake();
  forwarder?.wake();

  return {
    url: listening.url,
    put: (events) => {
      const ids = putNow(place, events);
      deliverer.wake();
      return ids;
    },
    deadLetters: () => listDeadLetters(database),
    redrive: (id) => {
      const found = reviveDelivery(database, id, Date.now());
      deliverer.wake();
      return found;
    },
    stop: async () => {
      if (!database.isOpen) return;
      scheduler.stop();
      forwarder?.stop();
      await listening.stop();
      await deliverer.stop(stopPatienceMs);
      if (database.isOpen) database.close();
    },
  };
}
