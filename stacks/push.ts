/** Live push: an Event API of AppSync. Functions publish to it; people subscribe to events of their own contributions. */
import { pushApi } from '@cgdx/workflows/wiring/push.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import type { Identity } from './identity.ts';
import { physicalName } from './name.ts';

export interface Push {
  readonly arn: $util.Output<string>;
  /** Where functions publish events. */
  readonly url: $util.Output<string>;
  /** Where pages subscribe. */
  readonly realtimeUrl: $util.Output<string>;
}

const people = { authType: 'AMAZON_COGNITO_USER_POOLS' } as const;
const roles = { authType: 'AWS_IAM' } as const;

export function createPush({ userPool, webClient }: Identity): Push {
  const api = new aws.appsync.Api('Push', {
    name: physicalName('push'),
    eventConfig: {
      authProviders: [
        {
          ...people,
          cognitoConfig: {
            userPoolId: userPool.id,
            awsRegion: region,
            appIdClientRegex: $interpolate`^${webClient.id}$`,
          },
        },
        roles,
      ],
      connectionAuthModes: [people],
      defaultPublishAuthModes: [roles],
      defaultSubscribeAuthModes: [people],
      // No logs: a channel's name identifies the subscriber.
    },
  });
  new aws.appsync.ChannelNamespace('PushContributions', {
    apiId: api.apiId,
    name: pushApi.namespace,
    publishAuthModes: [roles],
    subscribeAuthModes: [people],
    codeHandlers: pushApi.handlers,
  });
  const hostOf = (kind: 'HTTP' | 'REALTIME') => api.dns.apply((names) => names[kind] ?? '');
  return {
    arn: api.apiArn,
    url: $interpolate`https://${hostOf('HTTP')}/event`,
    realtimeUrl: $interpolate`wss://${hostOf('REALTIME')}/event/realtime`,
  };
}
