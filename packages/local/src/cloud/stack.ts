/** Collects the data that a client needs to use this cloud. */

import type { Credential } from '@cgdx/aws/iam/credential.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { credentialVariables } from '../ground/credential.ts';
import type { Stack } from '../ground/endpoints.ts';
import {
  accountId,
  bucketNameOf,
  bucketNames,
  eventBusName,
  functionArnOf,
  functionNameOf,
  functionNames,
  identityPoolId,
  stage,
  tableNameOf,
  tableNames,
  userPoolId,
  webClientId,
  workflowArnOf,
  workflowNameOf,
  workflowNames,
} from '../ground/name.ts';
import { endpointVariables } from '../ground/replaced.ts';
import type { Contracts } from './link/link.ts';

export interface AwsUrls {
  readonly s3: string;
  readonly dynamodb: string;
  readonly stepfunctions: string;
  readonly events: string;
  readonly 'cognito-idp': string;
  readonly 'cognito-identity': string;
  /** The URL of Lambda; functions get it when Lambda starts. */
  readonly lambda?: string;
}

export interface CloudUrls extends AwsUrls {
  readonly lambda: string;
  readonly api: string;
  readonly web: string;
  readonly mailbox: string;
  readonly chain: string;
  readonly stripe: string;
  /** The Event API's URL. */
  readonly push: string;
  /** The assistant's function URL. */
  readonly stream?: string;
}

export function stackOf(urls: CloudUrls, contracts: Contracts, root: Credential): Stack {
  const { chainId, ...addresses } = contracts;
  const {
    api: _api,
    web: _web,
    mailbox: _mailbox,
    chain: _chain,
    stripe: _stripe,
    push,
    stream,
    ...awsUrls
  } = urls;
  return {
    stage,
    region,
    accountId,
    credentials: { accessKeyId: root.accessKeyId, secretAccessKey: root.secretAccessKey },
    endpoints: { ...urls },
    env: clientVariables(awsUrls, root),
    tables: each(tableNames, tableNameOf),
    buckets: each(bucketNames, bucketNameOf),
    userPoolId,
    userPoolClientId: webClientId,
    identityPoolId,
    stateMachines: each(workflowNames, (name) => ({ name: workflowNameOf(name), arn: workflowArnOf(name) })),
    functions: each(functionNames, (name) => ({ name: functionNameOf(name), arn: functionArnOf(name) })),
    eventBus: { name: eventBusName, arn: `arn:aws:events:${region}:${accountId}:event-bus/${eventBusName}` },
    chain: { rpcUrl: urls.chain, chainId, contracts: addresses },
    webUrl: urls.web,
    apiUrl: urls.api,
    ...(stream !== undefined && { streamUrl: stream }),
    pushUrl: `${push.replace(/^http/, 'ws')}/event/realtime`,
    mailboxUrl: urls.mailbox,
    pid: process.pid,
    startedAt: new Date().toISOString(),
  };
}

/** Returns the variables that make any AWS client use this cloud without code. */
export function clientVariables(urls: AwsUrls, root: Credential): Record<string, string> {
  return {
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    ...credentialVariables(root),
    ...endpointVariables(urls),
  };
}

const each = <K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>;
