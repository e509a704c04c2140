/** Stores an event and its deliveries in the transaction of the change that it reports. */
import type { Context } from '../context/operation.ts';
import { newId, type ObjectStore } from '../store/object-store.ts';
import type { DeliveryStore } from './delivery-store.ts';

export interface EmitOptions {
  readonly objects: ObjectStore;
  readonly deliveries: DeliveryStore;
  readonly apiVersion: string;
  readonly nowMs: number;
  readonly idempotencyKey: string | null;
  readonly requestId: string | null;
}

export function emitter(options: EmitOptions): Context['emit'] {
  const { objects, deliveries, apiVersion, nowMs, idempotencyKey, requestId } = options;
  return (type, object, account) => {
    const endpoints = objects
      .all('webhook_endpoint', { status: 'enabled' })
      .filter(({ is_connect = false }) => is_connect === (account !== undefined))
      .filter(({ enabled_events }) =>
        (enabled_events as readonly string[]).some((each) => each === '*' || each === type),
      );
    const event = {
      id: newId('evt'),
      object: 'event',
      ...(account !== undefined && { account }),
      created: Math.floor(nowMs / 1000),
      api_version: apiVersion,
      data: { object },
      livemode: false,
      pending_webhooks: endpoints.length,
      request: { id: requestId, idempotency_key: idempotencyKey },
      type,
    };
    objects.put(event);
    for (const endpoint of endpoints) deliveries.add(event.id, endpoint.id, nowMs);
  };
}
