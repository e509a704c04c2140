/** The HTTP API: every route of the wiring, for people with an id token of the user pool, throttled and logged. */

import { defaultThrottle, routeThrottles, type Throttle, throttleOf } from '@cgdx/workflows/wiring/limit.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { keyAuthorizer, type Route, type RouteKey, routes } from '@cgdx/workflows/wiring/route.ts';
import type { Functions } from './created-function.ts';
import type { Identity } from './identity.ts';
import { pageOrigins, type Settings } from './stage.ts';

export interface Api {
  readonly gateway: sst.aws.ApiGatewayV2;
  readonly url: $util.Output<string>;
  readonly route: (functions: Functions) => void;
}

const settingsOf = ({ ratePerSecond, burst }: Throttle) => ({
  throttlingRateLimit: ratePerSecond,
  throttlingBurstLimit: burst,
  detailedMetricsEnabled: true,
});

/** The access log has neither the path nor the IP address: a path can hold a name, and an address identifies a person. */
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

export function createApi(settings: Settings, { userPool, webClient }: Identity): Api {
  // The stage cannot name a route that does not exist yet, so its settings wait for the routes that it throttles.
  const made = Promise.withResolvers<$util.Output<aws.types.input.apigatewayv2.StageRouteSetting[]>>();
  const gateway = new sst.aws.ApiGatewayV2('Api', {
    cors: {
      allowHeaders: ['authorization', 'content-type'],
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowOrigins: pageOrigins(settings),
      maxAge: '1 hour',
    },
    accessLog: { retention: '1 month' },
    transform: {
      stage: (args) => {
        args.defaultRouteSettings = settingsOf(defaultThrottle);
        args.routeSettings = $output(made.promise);
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
      const keys = gateway.addAuthorizer({
        name: 'Keys',
        // Not cached: a revoked key must be refused from the next call on.
        lambda: { function: functions[keyAuthorizer].arn, ttl: '0 seconds' },
      });
      const authOf: Readonly<Record<Route['access'], object>> = {
        person: { auth: { jwt: { authorizer: authorizer.id } } },
        key: { auth: { lambda: keys.id } },
        anyone: {},
      };
      const routeIds: Partial<Record<RouteKey, $util.Output<string>>> = {};
      for (const [key, { fn, access }] of Object.entries(routes)) {
        const { nodes } = gateway.route(key, functions[fn].arn, authOf[access]);
        routeIds[key as RouteKey] = $output(nodes.route).id;
      }
      const throttled = Object.keys(routeThrottles) as RouteKey[];
      made.resolve(
        $util
          .all(throttled.map((key) => routeIds[key] ?? ''))
          .apply(() => throttled.map((routeKey) => ({ routeKey, ...settingsOf(throttleOf(routeKey)) }))),
      );
    },
  };
}
