/** Events, and the endpoints that receive them. */
import { z } from 'zod';
import {
  change,
  findObject,
  listObjects,
  mergeMetadata,
  type Operations,
  operation,
} from '../context/operation.ts';
import { newId } from '../store/object-store.ts';
import { flag, listParameters, metadata, webUrl } from '../wire/parameter.ts';

const nothing = z.strictObject({});
const endpoint = 'webhook_endpoint';

export const events: Operations = {
  'GET /v1/events': operation({
    parameters: listParameters.extend({ type: z.string().optional() }),
    run: (context, { type, ...page }) => listObjects(context, 'event', '/v1/events', page, { type }),
  }),
  'GET /v1/events/{id}': operation({
    parameters: nothing,
    run: (context, _, id = '') => findObject(context, 'event', id),
  }),
  'POST /v1/webhook_endpoints': operation({
    parameters: z.strictObject({
      url: webUrl,
      enabled_events: z.array(z.string()).min(1),
      connect: flag.optional(),
      description: z.string().optional(),
      metadata: metadata.optional(),
      api_version: z.string().optional(),
    }),
    run: (context, { url, enabled_events, connect = false, description, metadata: names, api_version }) => {
      const secret = newId('whsec', 32);
      const made = {
        id: newId('we'),
        object: endpoint,
        created: context.now,
        api_version: api_version ?? null,
        application: null,
        description: description ?? null,
        enabled_events,
        livemode: false,
        metadata: mergeMetadata({}, names),
        status: 'enabled',
        url,
      };
      context.store.put({ ...made, secret, is_connect: connect });
      // The secret is returned only by this operation.
      return { ...made, secret };
    },
  }),
  'GET /v1/webhook_endpoints': operation({
    parameters: listParameters,
    run: (context, page) => {
      const list = listObjects(context, endpoint, '/v1/webhook_endpoints', page);
      return { ...list, data: list.data.map(withoutSecret) };
    },
  }),
  'GET /v1/webhook_endpoints/{id}': operation({
    parameters: nothing,
    run: (context, _, id = '') => withoutSecret(findObject(context, endpoint, id)),
  }),
  'POST /v1/webhook_endpoints/{id}': operation({
    parameters: z.strictObject({
      url: webUrl.optional(),
      enabled_events: z.array(z.string()).min(1).optional(),
      disabled: flag.optional(),
    }),
    run: (context, { disabled, ...given }, id = '') =>
      withoutSecret(
        change(context, findObject(context, endpoint, id), {
          ...given,
          ...(disabled !== undefined && { status: disabled ? 'disabled' : 'enabled' }),
        }),
      ),
  }),
  'DELETE /v1/webhook_endpoints/{id}': operation({
    parameters: nothing,
    run: (context, _, id = '') => {
      findObject(context, endpoint, id);
      context.store.remove(id);
      return { id, object: endpoint, deleted: true };
    },
  }),
};

function withoutSecret(object: unknown): object {
  const { secret: _, is_connect: __, ...shown } = object as { secret?: string; is_connect?: boolean };
  return shown;
}
