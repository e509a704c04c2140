/** Names and ARNs of the local stage. */

import type { WorkflowName } from '@cgdx/workflows/wiring/function/fn.ts';
import { type FunctionName, functions } from '@cgdx/workflows/wiring/function.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import { type BucketName, buckets } from '@cgdx/workflows/wiring/resource/bucket.ts';
import { type TableName, tables } from '@cgdx/workflows/wiring/resource/table.ts';
import { workflows } from '@cgdx/workflows/workflow.ts';

export const accountId = '000000000000';
export const stage = 'local';
export const eventBusName = 'default';
export const pushApiArn = `arn:aws:appsync:${region}:${accountId}:apis/local`;
export const userPoolId = `${region}_LocalPool1`;
export const webClientId = 'cgdxlocalwebclient00000001';
export const identityPoolId = `${region}:00000000-0000-4000-8000-000000000001`;

const prefix = `cgdx-${stage}`;

export const tableNameOf = (table: TableName): string => `${prefix}-${table}`;
/** Returns `cgdx-local-unverified` for `UnverifiedBucket`. */
export const bucketNameOf = (bucket: BucketName): string =>
  `${prefix}-${bucket.replace(/Bucket$/, '').toLowerCase()}`;
export const functionNameOf = (fn: FunctionName): string => `${prefix}-${fn}`;
export const functionArnOf = (fn: FunctionName): string =>
  `arn:aws:lambda:${region}:${accountId}:function:${functionNameOf(fn)}`;
export const workflowNameOf = (workflow: WorkflowName): string => `${prefix}-${workflows[workflow].name}`;
export const workflowArnOf = (workflow: WorkflowName): string =>
  `arn:aws:states:${region}:${accountId}:stateMachine:${workflowNameOf(workflow)}`;

export const ruleNameOf = (rule: string): string => `${prefix}-${rule}`;

export const tableNames = Object.keys(tables) as TableName[];
export const bucketNames = Object.keys(buckets) as BucketName[];
export const functionNames = Object.keys(functions) as FunctionName[];
export const workflowNames = Object.keys(workflows) as WorkflowName[];

/** Replaces each `{{LinkName}}` in a piece of wiring by a bucket's name or a workflow's ARN. */
export function fillLinks<T>(wiring: T): T {
  const text = JSON.stringify(wiring).replace(/\{\{(\w+)\}\}/g, (_all, link: string) => {
    const bucket = bucketNames.find((name) => name === link);
    if (bucket !== undefined) return bucketNameOf(bucket);
    const workflow = workflowNames.find((name) => name === link);
    if (workflow !== undefined) return workflowArnOf(workflow);
    throw new Error(`the wiring names {{${link}}}, which is neither a bucket nor a workflow`);
  });
  return JSON.parse(text) as T;
}
