/** The names in the wiring, typed, for the stacks to loop over. */

import { rules, schedules } from '@cgdx/workflows/wiring/event.ts';
import type { Fn, WorkflowName } from '@cgdx/workflows/wiring/function/fn.ts';
import { type FunctionName, functions } from '@cgdx/workflows/wiring/function.ts';
import { type BucketName, buckets } from '@cgdx/workflows/wiring/resource/bucket.ts';
import { type SecretName, secrets } from '@cgdx/workflows/wiring/resource/secret.ts';
import { type TableName, tables } from '@cgdx/workflows/wiring/resource/table.ts';
import { workflows } from '@cgdx/workflows/workflow.ts';

export const tableNames = Object.keys(tables) as TableName[];
export const bucketNames = Object.keys(buckets) as BucketName[];
export const workflowNames = Object.keys(workflows) as WorkflowName[];
export const functionNames = Object.keys(functions) as FunctionName[];
export const fnOf = (name: FunctionName): Fn => functions[name];

/** Secrets that some function is linked to: a secret that no function reads need not be set. */
export const secretNames = (Object.keys(secrets) as SecretName[]).filter((name) => {
  return functionNames.some((fn) => fnOf(fn).links.includes(name));
});

/** An asynchronous trigger of a function: an event or a schedule. */
export interface Trigger {
  readonly name: string;
  readonly target: FunctionName;
  readonly when:
    | { readonly kind: 'event'; readonly pattern: Readonly<Record<string, unknown>> }
    | { readonly kind: 'clock'; readonly rate: string };
}

export const triggers: readonly Trigger[] = [
  ...Object.entries(rules).map(([name, { pattern, target }]) => ({
    name,
    target,
    when: { kind: 'event' as const, pattern },
  })),
  ...Object.entries(schedules).map(([name, { rate, target }]) => ({
    name,
    target,
    when: { kind: 'clock' as const, rate },
  })),
];
