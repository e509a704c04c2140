/** For tests and benchmarks of the live push: real accounts, a database, the Event API with the handlers of the wiring. */
import { pushChannelOf } from '@cgdx/api/push/channel.ts';
import { listen } from '@cgdx/api/push/listen.ts';
import { startEventApi } from '@cgdx/aws/appsync/event-api.ts';
import {
  clientId,
  makePerson,
  signInPerson,
  testCognito,
  userPoolId,
} from '@cgdx/aws/cognito/test-cognito.ts';
import { authorizeJson } from '@cgdx/aws/iam/authorize-json.ts';
import type { Credential } from '@cgdx/aws/iam/credential.ts';
import { startDynamoDb } from '@cgdx/local/cloud/database/dynamodb.ts';
import { pushApiArn } from '@cgdx/local/ground/name.ts';
import { pushApi } from '@cgdx/workflows/wiring/push.ts';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import type { Jwks } from 'aws-jwt-verify/jwk';
import { type FaultProxy, startFaultProxy } from '../fault/fault-proxy.ts';
import { linkTables } from '../link/link-tables.ts';
import { setLinks } from '../link/set-links.ts';

export interface Listener {
  /** When each event came, on the clock of `performance.now()`. */
  readonly heardAtMs: number[];
  isLive: boolean;
  readonly stop: () => void;
}

export interface PushStand {
  /** The proxy between the functions and the Event API. */
  readonly publications: FaultProxy;
  /** Makes a person. @returns their `sub` and id token */
  person(name: string): Promise<{ sub: string; token: string }>;
  /** Subscribes, as a page does, to the channel of `sub` with the given token. */
  listen(sub: string, token: string, onEvent?: () => void): Listener;
  /** Ends every connection of a listener. */
  dropConnections(): void;
  stop(): Promise<void>;
}

const publisher: Credential = {
  accessKeyId: 'STEP',
  secretAccessKey: 'secret of the steps',
  statements: [
    {
      effect: 'Allow',
      actions: ['appsync:EventPublish'],
      resources: [`${pushApiArn}/channelNamespace/${pushApi.namespace}`],
    },
  ],
  tags: {},
};
const password = 'a long password';

/** Starts everything and points the handlers' environment at it. Import handlers after it. */
export async function startPushStand(directory: string): Promise<PushStand> {
  const [database, cognito] = await Promise.all([startDynamoDb({ port: 0, directory }), testCognito()]);
  const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: null });
  verifier.cacheJwks(cognito.jwks() as Jwks);
  const api = await startEventApi({
    port: 0,
    apiArn: pushApiArn,
    namespaces: { [pushApi.namespace]: { code: pushApi.handlers } },
    verify: (token) => verifier.verify(token).catch(() => undefined),
    authorize: authorizeJson((id) => (id === publisher.accessKeyId ? publisher : undefined), Date.now, 403),
  });
  const publications = await startFaultProxy(api.url);
  Object.assign(process.env, {
    AWS_REGION: 'ap-southeast-1',
    AWS_ACCESS_KEY_ID: publisher.accessKeyId,
    AWS_SECRET_ACCESS_KEY: publisher.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: database.behindUrl,
  });
  await linkTables();
  setLinks({ App: { name: 'cgdx', stage: 'test' }, PushApi: { url: `${publications.url}/event` } });
  return {
    publications,
    dropConnections: api.dropConnections,
    async person(name) {
      await makePerson(cognito, `${name}@example.com`, password);
      const { IdToken } = await signInPerson(cognito, `${name}@example.com`, password);
      const { sub } = await verifier.verify(IdToken);
      return { sub, token: IdToken };
    },
    listen(sub, token, onEvent) {
      const listener = { heardAtMs: [] as number[], isLive: false };
      const stop = listen({
        url: `${api.url.replace('http', 'ws')}/event/realtime`,
        channel: pushChannelOf(sub),
        token: async () => token,
        onEvent: () => {
          listener.heardAtMs.push(performance.now());
          onEvent?.();
        },
        onLive: (isLive) => {
          listener.isLive = isLive;
        },
      });
      return Object.assign(listener, { stop });
    },
    async stop() {
      await publications.stop();
      await Promise.all([api.stop(), database.stop(), cognito.stop()]);
    },
  };
}
