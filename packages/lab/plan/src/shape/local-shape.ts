/** Describes the local cloud in the way that its own start builds it. */
import { relative } from 'node:path';
import { linkValuesOf } from '@cgdx/local/cloud/link/link.ts';
import { lambdaFunctionsOf } from '@cgdx/local/cloud/part/function.ts';
import { streamingFunctionNames } from '@cgdx/local/cloud/part/function-url.ts';
import {
  bucketNameOf,
  bucketNames,
  fillLinks,
  functionArnOf,
  functionNameOf,
  functionNames,
  tableNames,
  workflowArnOf,
  workflowNames,
} from '@cgdx/local/ground/name.ts';
import type { LocalSecrets } from '@cgdx/local/ground/secret.ts';
import { rules, schedules } from '@cgdx/workflows/wiring/event.ts';
import { principalTags, signedInStatements, userPool } from '@cgdx/workflows/wiring/identity.ts';
import { throttleOf } from '@cgdx/workflows/wiring/limit.ts';
import { type Bucket, buckets } from '@cgdx/workflows/wiring/resource/bucket.ts';
import { secrets } from '@cgdx/workflows/wiring/resource/secret.ts';
import { isSigningKey, signingKeyNames } from '@cgdx/workflows/wiring/resource/signing-key.ts';
import { type Table, tables } from '@cgdx/workflows/wiring/resource/table.ts';
import { type RouteKey, routes } from '@cgdx/workflows/wiring/route.ts';
import { productionStage } from '@cgdx/workflows/wiring/setting.ts';
import { workflows } from '@cgdx/workflows/workflow.ts';
import type { Plan } from '../run/plan.ts';
import { repositoryRoot } from '../run/repository.ts';
import type { BucketShape, FunctionShape, Shape, TableShape } from './shape.ts';
import { inSharedWords } from './shape.ts';

const keyOf = ({ hash, range }: Table['key']): string[] => (range === undefined ? [hash] : [hash, range]);

function tableShape(table: Table): TableShape {
  return {
    key: keyOf(table.key),
    indexes: Object.fromEntries(Object.entries(table.indexes ?? {}).map(([name, key]) => [name, keyOf(key)])),
    fields: table.fields,
    ttl: table.ttl ?? null,
  };
}

const bucketShape = (bucket: Bucket): BucketShape => ({
  versioned: bucket.versioned,
  sendsEvents: bucket.sendsEvents,
  abortIncompleteUploadsAfterDays: bucket.abortIncompleteUploadsAfterDays,
  expireAfterDays: bucket.expireAfterDays ?? null,
});

const secretsOf = (value: string): LocalSecrets =>
  Object.fromEntries(
    [...Object.keys(secrets), ...signingKeyNames].map((name) => [name, value]),
  ) as LocalSecrets;

/** Intended differences of a stage from the local cloud. */
export interface StageDifferences {
  /** Whether concurrency is reserved: the quota is the account's, so only production may reserve it. */
  readonly reserves: boolean;
  /** Whether it streams, for which a URL must know the domain of the pages. */
  readonly streams: boolean;
}

export const differencesOf = ({
  stage,
  siteDomain,
}: Pick<Plan, 'stage' | 'siteDomain'>): StageDifferences => ({
  reserves: stage === productionStage,
  streams: siteDomain !== undefined,
});

function functionShapes({ reserves, streams }: StageDifferences): Record<string, FunctionShape> {
  const values = linkValuesOf({
    secrets: secretsOf('x'),
    contracts: { chainId: 1287, cgdx: 'x', marketplace: 'x', appender: 'x', payer: 'x', settler: 'x' },
    rpcUrl: 'x',
    confirmations: 0,
    siteUrl: 'x',
    pushUrl: 'x',
    userPoolUrl: 'x',
    stripe: { apiUrl: 'x', secretKey: 'x', webhookSecret: 'x' },
  });
  const made = lambdaFunctionsOf(values, () => ({}));
  return Object.fromEntries(
    functionNames.map((name): [string, FunctionShape] => {
      const fn = made[functionNameOf(name)];
      if (fn === undefined) throw new Error(`The local cloud has no function ${name}.`);
      const path = relative(repositoryRoot, fn.file).replace(/\.ts$/, '');
      const links = Object.entries(fn.environment).flatMap(([variable, json]) => {
        const link = variable.replace('SST_RESOURCE_', '');
        if (link === 'App') return [];
        const fields = Object.keys(JSON.parse(json)).sort().join(', ');
        return [[link, isSigningKey(link) ? 'a key' : fields] as const];
      });
      return [
        name,
        {
          handler: `${path}.${fn.exportName}`,
          timeoutSeconds: fn.timeoutSeconds,
          memoryMb: fn.memoryMb,
          reserved: (reserves ? fn.reservedConcurrency : undefined) ?? null,
          streams: streams && streamingFunctionNames.includes(name),
          links: Object.fromEntries(links),
        },
      ];
    }),
  );
}

/** Shared words by name or ARN in the local cloud. */
const localWords: Readonly<Record<string, string>> = Object.fromEntries([
  ...bucketNames.map((name) => [bucketNameOf(name), `{{${name}}}`] as const),
  ...workflowNames.map((name) => [workflowArnOf(name), `{{${name}}}`] as const),
  ...functionNames.map((name) => [functionArnOf(name), `fn ${name}`] as const),
]);

const shared = (value: unknown): unknown => JSON.parse(inSharedWords(JSON.stringify(value), localWords));

export const localShape = (stage: StageDifferences): Shape => ({
  table: Object.fromEntries(tableNames.map((name) => [name, tableShape(tables[name])])),
  bucket: Object.fromEntries(bucketNames.map((name) => [name, bucketShape(buckets[name])])),
  function: functionShapes(stage),
  // The functions themselves check the group of the caller, as the gateway does not know it.
  route: Object.fromEntries(
    Object.entries(routes).map(([key, { fn, access }]) => {
      const { ratePerSecond, burst } = throttleOf(key as RouteKey);
      return [key, { fn, access, throttle: [ratePerSecond, burst] }];
    }),
  ),
  rule: {
    ...Object.fromEntries(
      Object.entries(rules).map(([name, { pattern, target }]) => [
        name,
        { when: shared(fillLinks(pattern)), target },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(schedules).map(([name, { rate, target }]) => [name, { when: rate, target }]),
    ),
  },
  workflow: Object.fromEntries(
    workflowNames.map((name) => [workflows[name].name, shared(workflows[name].define(functionArnOf))]),
  ),
  identity: {
    passwordMinLength: userPool.passwordMinLength,
    tokens: [userPool.idTokenMinutes, userPool.accessTokenMinutes, userPool.refreshTokenDays],
    signInFlows: [...userPool.signInFlows].sort(),
    readOnlyAttributes: [...userPool.readOnlyAttributes],
    groups: [...userPool.groups],
    principalTags,
    signedIn: signedInStatements.map(({ effect, actions, resources }) => ({ effect, actions, resources })),
  },
});
