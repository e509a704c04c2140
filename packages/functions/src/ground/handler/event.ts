/** Sends our own events to the bus. */
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { MarketError } from '@cgdx/core/error/market-error.ts';
import { eventSource, type MarketEventType } from '@cgdx/workflows/wiring/event.ts';
import { eventBusName } from '../links.ts';
import { clientTimeout } from '../table/client-timeout.ts';

/** Something that has happened, named in the past tense; the detail carries ids, never personal data. */
export interface MarketEvent {
  readonly type: MarketEventType;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** PutEvents' limit. */
const entriesPerCall = 10;
const client = new EventBridgeClient({ requestHandler: clientTimeout });

/** Sends all of them, or throws. The caller may send them again, since the rules' targets expect repeats. */
export async function sendEvents(events: readonly MarketEvent[]): Promise<void> {
  for (let first = 0; first < events.length; first += entriesPerCall) {
    const { FailedEntryCount } = await client.send(
      new PutEventsCommand({
        Entries: events.slice(first, first + entriesPerCall).map(({ type, detail }) => ({
          EventBusName: eventBusName(),
          Source: eventSource,
          DetailType: type,
          Detail: JSON.stringify(detail),
        })),
      }),
    );
    if (FailedEntryCount)
      throw new MarketError('unavailable', 'EventBusUnavailable', 'The event bus did not accept an event.');
  }
}
