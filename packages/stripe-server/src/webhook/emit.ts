/** Stores an event and its deliveries in the transaction of the change that it reports. */
import { newId, type ObjectStore, type StripeObject } from '../store/object-store.ts';
import type { DeliveryStore } from './delivery-store.ts';

export interface EmitOptions {
  readonly objects: ObjectStore;
  readonly deliveries: DeliveryStore;
  readonly apiVersion: string;
  readonly nowMs: number;
  readonly idempotencyKey: string | null;
  readonly requestId: string | null;
}

export function emitter(options: EmitOptions): (type: string, object: StripeObject) => void {
  const { objects, deliveries, apiVersion, nowMs, idempotencyKey, requestId } = options;
  return (type, object) => {
    const endpoints = objects
      .all('webhook_endpoint', { status: 'enabled' })
      .filter(({ enabled_events }) =>
        (enabled_events as readonly string[]).some((each) => each === '*' || each === type),
      );
    const event = {
      id: newId('evt'),
      object: 'event',
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
