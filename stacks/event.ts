/** Events and schedules: each rule calls one function, and an event that cannot be handled goes to a dead-letter queue. */

import type { WorkflowName } from '@cgdx/workflows/wiring/function/fn.ts';
import type { FunctionName } from '@cgdx/workflows/wiring/function.ts';
import type { BucketName } from '@cgdx/workflows/wiring/resource/bucket.ts';
import type { Functions } from './created-function.ts';
import type { DeadLetters } from './dead-letter.ts';
import { workflowArn } from './link.ts';
import { arnOf, logicalName, physicalName } from './name.ts';
import type { Storage } from './storage.ts';
import { bucketNames, type Trigger, triggers, workflowNames } from './wiring.ts';

export interface Events {
  readonly deadLetters: DeadLetters;
  readonly subscribe: (functions: Functions) => void;
}

const bus = 'default';
/** How long undelivered and unhandled events are kept: 14 days, SQS's limit. */
const keepSeconds = 1_209_600;
/** EventBridge tries for a day, at most 185 times; then the event is a dead letter. */
const deliverFor = { maximumEventAgeInSeconds: 86_400, maximumRetryAttempts: 185 };

export function createEvents(storage: Storage): Events {
  const deadLetters: Partial<Record<FunctionName, aws.sqs.Queue>> = {};
  for (const { target } of triggers) deadLetters[target] ??= createQueue(target);
  return {
    deadLetters,
    subscribe: (functions) => {
      const ruleArns: Partial<Record<FunctionName, $util.Output<string>[]>> = {};
      for (const trigger of triggers) {
        const queue = deadLetters[trigger.target];
        if (queue === undefined) throw new Error(`${trigger.name} has no dead-letter queue.`);
        const rule = createRule(trigger, storage, functions, queue);
        ruleArns[trigger.target] = [...(ruleArns[trigger.target] ?? []), rule.arn];
      }
      for (const [target, arns] of Object.entries(ruleArns)) {
        permitDelivery(target as FunctionName, deadLetters, arns);
      }
      for (const [target, queue] of Object.entries(deadLetters))
        collect(target as FunctionName, queue, functions);
    },
  };
}

function createQueue(target: FunctionName): aws.sqs.Queue {
  return new aws.sqs.Queue(`${logicalName(target)}DeadLetters`, {
    name: physicalName(`${target}-dead-letters`),
    messageRetentionSeconds: keepSeconds,
    sqsManagedSseEnabled: true,
  });
}

/** Stores each dead letter for operators; a message that cannot be stored stays in the queue and is tried again. */
function collect(target: FunctionName, queue: aws.sqs.Queue, functions: Functions): void {
  new aws.lambda.EventSourceMapping(`${logicalName(target)}DeadLettersCollected`, {
    eventSourceArn: queue.arn,
    functionName: functions['on-dead-letter'].arn,
    functionResponseTypes: ['ReportBatchItemFailures'],
  });
}

function createRule(
  { name, target, when }: Trigger,
  storage: Storage,
  functions: Functions,
  deadLetters: aws.sqs.Queue,
): aws.cloudwatch.EventRule {
  const fn = functions[target];
  const rule = new aws.cloudwatch.EventRule(`${logicalName(name)}Rule`, {
    name: physicalName(name),
    eventBusName: bus,
    ...(when.kind === 'event'
      ? { eventPattern: fillLinks(when.pattern, storage) }
      : { scheduleExpression: when.rate }),
  });
  new aws.cloudwatch.EventTarget(`${logicalName(name)}Target`, {
    rule: rule.name,
    eventBusName: bus,
    targetId: target,
    arn: fn.arn,
    deadLetterConfig: { arn: deadLetters.arn },
    retryPolicy: deliverFor,
  });
  new aws.lambda.Permission(`${logicalName(name)}Permission`, {
    action: 'lambda:InvokeFunction',
    function: fn.name,
    principal: 'events.amazonaws.com',
    sourceArn: rule.arn,
  });
  return rule;
}

/** Allows rules, and nobody else, to put undelivered events into the queue. */
function permitDelivery(
  target: FunctionName,
  deadLetters: DeadLetters,
  ruleArns: readonly $util.Output<string>[],
): void {
  const queue = deadLetters[target];
  if (queue === undefined) return;
  new aws.sqs.QueuePolicy(`${logicalName(target)}DeadLettersPolicy`, {
    queueUrl: queue.id,
    policy: $jsonStringify({
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Principal: { Service: 'events.amazonaws.com' },
          Action: 'sqs:SendMessage',
          Resource: arnOf('sqs', physicalName(`${target}-dead-letters`)),
          Condition: { ArnEquals: { 'aws:SourceArn': ruleArns } },
        },
      ],
    }),
  });
}

/** Replaces `{{LinkName}}` in a pattern by a bucket's name or a workflow's ARN. */
function fillLinks(pattern: Readonly<Record<string, unknown>>, { buckets }: Storage): $util.Output<string> {
  const values: Record<string, $util.Input<string>> = Object.fromEntries([
    ...bucketNames.map((name): [BucketName, $util.Input<string>] => [name, buckets[name].name]),
    ...workflowNames.map((name): [WorkflowName, $util.Input<string>] => [name, workflowArn(name)]),
  ]);
  return $util.all(values).apply((known) =>
    JSON.stringify(pattern).replace(/\{\{(\w+)\}\}/g, (_all, link: string) => {
      const value = known[link];
      if (value === undefined)
        throw new Error(`A rule names {{${link}}}, which is neither a bucket nor a workflow.`);
      return value;
    }),
  );
}
