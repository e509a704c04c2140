/** Sends events of this cloud's services to the event bus, as AWS's services do. */
import { PutEventsCommand } from '@aws-sdk/client-eventbridge';
import type { Events } from '@cgdx/aws/events/events.ts';
import type { PartContext } from '../context/part-context.ts';

export interface ServiceEvent {
  readonly source: string;
  readonly 'detail-type': string;
  readonly resources: readonly string[];
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly detail: object;
}

/** @param events resolves to this cloud's own bus once it is up; undefined if the bus is replaced */
export function announceTo(frame: PartContext, events: Promise<Events | undefined>) {
  return async ({
    source,
    'detail-type': detailType,
    detail,
    resources,
    time,
  }: ServiceEvent): Promise<void> => {
    const ours = await events;
    if (ours !== undefined) {
      ours.put([{ source, detailType, detail, resources, time: Date.parse(time) }]);
      return;
    }
    const bus = await frame.later.bus.promise;
    const entry = { Source: source, DetailType: detailType, Detail: JSON.stringify(detail) };
    const { FailedEntryCount } = await bus.send(
      new PutEventsCommand({ Entries: [{ ...entry, Resources: [...resources], Time: new Date(time) }] }),
    );
    if (FailedEntryCount) throw new Error('the event bus did not accept the event');
  };
}
