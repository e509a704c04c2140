/** Derives a function's permissions from its links: exact actions on exact resources, and nothing else. */

import { pushNamespace } from '@cgdx/api/push/channel.ts';
import { triggered } from './event.ts';
import {
  type Fn,
  type FunctionLink,
  functionLinks,
  type LinkName,
  type WorkflowName,
} from './function/fn.ts';
import type { FunctionName } from './function.ts';
import { type BucketName, buckets } from './resource/bucket.ts';
import { isSigningKey } from './resource/signing-key.ts';
import { type Table, type TableName, tables } from './resource/table.ts';

/** A permission; `{{LinkName}}` stands for the ARN of the linked resource. */
export interface Grant {
  readonly link: LinkName;
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  /** If set, the ARN is that of all executions of the linked workflow. */
  readonly isOfExecutions?: true;
}

const isTable = (link: LinkName): link is TableName => Object.hasOwn(tables, link);
const isBucket = (link: LinkName): link is BucketName => Object.hasOwn(buckets, link);
const isFunction = (link: LinkName): link is FunctionLink => Object.hasOwn(functionLinks, link);
const isWorkflow = (link: LinkName): link is WorkflowName => link.endsWith('Workflow');

const readItems = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];

/**
 * The actions that a function may have on a table besides reading. A condition on another table's item is an
 * action of its own.
 */
const itemActions = {
  adds: 'dynamodb:PutItem',
  updates: 'dynamodb:UpdateItem',
  removes: 'dynamodb:DeleteItem',
  checks: 'dynamodb:ConditionCheckItem',
} as const satisfies Partial<Record<keyof Fn, string>>;

function tableGrants(link: TableName, fn: Fn): Grant[] {
  const table: Table = tables[link];
  const arn = `{{${link}}}`;
  if (fn.notes?.includes(link)) return [{ link, actions: ['dynamodb:UpdateItem'], resources: [arn] }];
  const lists = Object.keys(itemActions) as (keyof typeof itemActions)[];
  const changes = lists.filter((list) => fn[list]?.some((each) => each === link));
  const scan = fn.scans?.includes(link) ? ['dynamodb:Scan'] : [];
  return [
    { link, actions: [...readItems, ...changes.map((list) => itemActions[list]), ...scan], resources: [arn] },
    ...(table.indexes ? [{ link, actions: ['dynamodb:Query', ...scan], resources: [`${arn}/index/*`] }] : []),
  ];
}

function bucketGrants(link: BucketName, fn: Fn): Grant[] {
  const arn = `{{${link}}}`;
  const isCleared = fn.clears?.includes(link) ?? false;
  const isEmptied = isCleared || (fn.removes?.includes(link) ?? false);
  const reads = isCleared ? [] : ['s3:GetObject', 's3:GetObjectVersion'];
  const writes = fn.adds?.includes(link) ? ['s3:PutObject', 's3:AbortMultipartUpload'] : [];
  const deletes = isEmptied ? ['s3:DeleteObject', 's3:DeleteObjectVersion'] : [];
  return [
    { link, actions: [...reads, ...writes, ...deletes], resources: [`${arn}/*`] },
    // Without the permission to list, S3 answers 403 for a missing object, but the code expects 404.
    { link, actions: ['s3:ListBucket', ...(isEmptied ? ['s3:ListBucketVersions'] : [])], resources: [arn] },
  ];
}

function grantsOfLink(link: LinkName, fn: Fn): Grant[] {
  if (isTable(link)) return tableGrants(link, fn);
  if (isBucket(link)) return bucketGrants(link, fn);
  if (isWorkflow(link)) {
    if (!fn.starts?.includes(link)) return [];
    return [{ link, actions: ['states:StartExecution'], resources: [`{{${link}}}`] }];
  }
  if (link === 'EventBus') return [{ link, actions: ['events:PutEvents'], resources: [`{{${link}}}`] }];
  if (link === 'PushApi') {
    const resources = [`{{${link}}}/channelNamespace/${pushNamespace}`];
    return [{ link, actions: ['appsync:EventPublish'], resources }];
  }
  if (link === 'UserPool') {
    // The user pool's public keys need no permission.
    if (!fn.updates?.includes(link)) return [];
    return [{ link, actions: ['cognito-idp:AdminUpdateUserAttributes'], resources: [`{{${link}}}`] }];
  }
  if (isFunction(link)) return [{ link, actions: ['lambda:InvokeFunction'], resources: [`{{${link}}}`] }];
  if (link === 'AssistantModel')
    return [{ link, actions: ['bedrock:InvokeModel'], resources: [`{{${link}}}`] }];
  // In the cloud a key never leaves KMS: only a function with this link may sign with it.
  if (isSigningKey(link)) return [{ link, actions: ['kms:Sign'], resources: [`{{${link}}}`] }];
  return [];
}

const ofExecutions = (link: WorkflowName, actions: readonly string[]): Grant => ({
  link,
  actions,
  resources: [`{{${link}}}`],
  isOfExecutions: true,
});

const inspectionsOf = (link: WorkflowName): Grant[] => [
  { link, actions: ['states:ListExecutions'], resources: [`{{${link}}}`] },
  ofExecutions(link, ['states:DescribeExecution', 'states:GetExecutionHistory']),
];

/** Returns all permissions of `fn`. A value that is only read (a secret, an address) needs no permission. */
export function grantsOf(fn: Fn): readonly Grant[] {
  const answers = (fn.answers ?? []).map(
    (link): Grant => ({
      link,
      actions: ['states:SendTaskSuccess', 'states:SendTaskFailure'],
      resources: [`{{${link}}}`],
    }),
  );
  const resumes = (fn.resumes ?? []).map((link) =>
    ofExecutions(link, ['states:DescribeExecution', 'states:RedriveExecution']),
  );
  return [
    ...fn.links.flatMap((link) => grantsOfLink(link, fn)),
    ...answers,
    ...resumes,
    ...(fn.inspects ?? []).flatMap(inspectionsOf),
    ...(fn.stops ?? []).map((link) => ofExecutions(link, ['states:StopExecution'])),
  ];
}

/** Returns the functions that `fn` calls besides those that it is linked to. */
export const callableBy = ({ replaysDeadLetters }: Fn): readonly FunctionName[] =>
  replaysDeadLetters ? triggered : [];
