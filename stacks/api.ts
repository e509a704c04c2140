/** The HTTP API: every route of the wiring, for people with an id token of the user pool, throttled and logged. */

import { region } from '@cgdx/workflows/wiring/region.ts';
import { routes } from '@cgdx/workflows/wiring/route.ts';
import type { Functions } from './function.ts';
import type { Identity } from './identity.ts';
import type { Settings } from './stage.ts';

export interface Api {
  readonly gateway: sst.aws.ApiGatewayV2;
  readonly url: $util.Output<string>;
  readonly route: (functions: Functions) => void;
}

/** For all callers together; more is answered with 429, and clients try again. */
const throttle = { throttlingRateLimit: 200, throttlingBurstLimit: 400 };

/** A path can hold a name and an address is a person's: neither is logged. */
const logged = {
  at: '$context.requestTime',
  requestId: '$context.requestId',
  routeKey: '$context.routeKey',
  status: '$context.status',
  latencyMs: '$context.responseLatency',
  functionLatencyMs: '$context.integration.latency',
  functionStatus: '$context.integration.integrationStatus',
  authorizerError: '$context.authorizer.error',
};

export function createApi({ siteDomain }: Settings, { userPool, webClient }: Identity): Api {
  const gateway = new sst.aws.ApiGatewayV2('Api', {
    cors: {
      allowHeaders: ['authorization', 'content-type'],
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      // Without a domain the address is not known yet. A token in a header is no cookie: no page can send another's.
      allowOrigins: siteDomain === undefined ? ['*'] : [`https://${siteDomain}`],
      maxAge: '1 hour',
    },
    accessLog: { retention: '1 month' },
    transform: {
      stage: (args) => {
        args.defaultRouteSettings = { ...throttle, detailedMetricsEnabled: true };
        args.accessLogSettings = $output(args.accessLogSettings).apply((settings) => ({
          destinationArn: settings?.destinationArn ?? '',
          format: JSON.stringify(logged),
        }));
        return undefined;
      },
    },
  });
  const authorizer = gateway.addAuthorizer({
    name: 'People',
    jwt: {
      issuer: $interpolate`https://cognito-idp.${region}.amazonaws.com/${userPool.id}`,
      audiences: [webClient.id],
    },
  });
  return {
    gateway,
    url: gateway.url,
    route: (functions) => {
      for (const [key, { fn, access }] of Object.entries(routes)) {
        const auth = access === 'person' ? { auth: { jwt: { authorizer: authorizer.id } } } : {};
        gateway.route(key, functions[fn].arn, auth);
      }
    },
  };
}
