/** Live push: the Event API with the namespace and the handlers of the wiring, for people of the user pool. */

import { startEventApi } from '@cgdx/aws/appsync/event-api.ts';
import { authorizeJson } from '@cgdx/aws/iam/authorize-json.ts';
import type { Service } from '@cgdx/aws/service.ts';
import { pushApi } from '@cgdx/workflows/wiring/push.ts';
import { pushApiArn } from '../../ground/name.ts';
import type { PartContext } from '../context/part-context.ts';
import type { Accounts } from './accounts.ts';
import { verifierOf } from './api.ts';

/** The status with which a REST service refuses a caller. */
const forbidden = 403;

export async function bringUpPush(
  { admit, find, listening, parts }: PartContext,
  { jwks }: Accounts,
): Promise<Service> {
  const api = await listening('push', (port) =>
    startEventApi({
      port,
      apiArn: pushApiArn,
      namespaces: { [pushApi.namespace]: { code: pushApi.handlers } },
      verify: verifierOf(jwks),
      authorize: authorizeJson(find, Date.now, forbidden),
      admit,
    }),
  );
  return parts.keep(api);
}
