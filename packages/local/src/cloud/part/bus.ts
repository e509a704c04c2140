/** EventBridge with the rules and schedules of the wiring. */

import { type Events, startEvents } from '@cgdx/aws/events/events.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { accountId } from '../../ground/name.ts';
import type { PartContext } from '../context/part-context.ts';
import { putRules } from '../provision/rules.ts';
import { collect, ofDelivery } from './dead-letter.ts';
import { deliverTo } from './deliver.ts';

/** Starts this cloud's bus at once; its rules are added a moment later. Returns undefined if the bus is replaced. */
export async function startBus(frame: PartContext): Promise<Events | undefined> {
  const { admit, at, authorize, later, listening, parts, replaced } = frame;
  if (replaced.events !== undefined) return undefined;
  const deliver = deliverTo(
    async (...call) => (await later.invoke.promise)(...call),
    later.workflows.promise,
  );
  const events = await listening('events', (port) =>
    startEvents({
      port,
      directory: at('events'),
      region,
      accountId,
      deliver,
      authorize,
      admit,
      onDeadLetter: async (letter) => collect(await later.invoke.promise, ofDelivery(letter)),
    }),
  );
  return parts.keep(events);
}

/** @returns its URL */
export async function bringUpBus(frame: PartContext, events: Promise<Events | undefined>): Promise<string> {
  const url = (await events)?.url ?? frame.replaced.events ?? '';
  const client = frame.clients.events(url);
  await putRules(client);
  frame.later.bus.resolve(client);
  return url;
}
