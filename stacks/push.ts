/** Live push: an Event API of AppSync, to which functions publish, and from which people hear of their own contributions. */
import { pushApi } from '@cgdx/workflows/wiring/push.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import type { Identity } from './identity.ts';
import { physicalName } from './name.ts';

export interface Push {
  readonly arn: $util.Output<string>;
  /** Where functions publish. */
  readonly url: $util.Output<string>;
  /** Where pages listen. */
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
      // Without logs: a channel's name says who listens.
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
