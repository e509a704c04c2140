/** What an operator must hear of: dead letters, failed workflows, a chain lane that cannot work, an API that breaks. */
import type { Api } from './api.ts';
import type { DeadLetters } from './event.ts';
import { workflowArn } from './link.ts';
import { logicalName, physicalName } from './name.ts';
import type { Settings } from './stage.ts';
import { workflowNames } from './wiring.ts';

interface Alarm {
  readonly about: string;
  readonly namespace: string;
  readonly metric: string;
  readonly dimensions: Readonly<Record<string, $util.Input<string>>>;
  readonly statistic: 'Sum' | 'Maximum';
  /** It goes off at this much or more, */
  readonly atLeast: number;
  /** within so many periods of five minutes, one after another. */
  readonly periods: number;
}

const periodSeconds = 300;

export interface AlarmSources {
  readonly api: Api;
  readonly deadLetters: DeadLetters;
}

export function createAlarms(
  settings: Settings,
  sources: AlarmSources,
): readonly aws.cloudwatch.MetricAlarm[] {
  const topic = new aws.sns.Topic('Alarms', { name: physicalName('alarms') });
  if (settings.alarmEmail !== undefined) {
    new aws.sns.TopicSubscription('AlarmsByEmail', {
      topic: topic.arn,
      protocol: 'email',
      endpoint: settings.alarmEmail,
    });
  }
  return Object.entries(alarmsOf(sources)).map(
    ([name, alarm]) =>
      new aws.cloudwatch.MetricAlarm(`${logicalName(name)}Alarm`, {
        name: physicalName(name),
        alarmDescription: alarm.about,
        namespace: alarm.namespace,
        metricName: alarm.metric,
        dimensions: alarm.dimensions,
        statistic: alarm.statistic,
        comparisonOperator: 'GreaterThanOrEqualToThreshold',
        threshold: alarm.atLeast,
        period: periodSeconds,
        evaluationPeriods: alarm.periods,
        treatMissingData: 'notBreaching',
        alarmActions: [topic.arn],
        okActions: [topic.arn],
      }),
  );
}

function alarmsOf({ api, deadLetters }: AlarmSources): Record<string, Alarm> {
  const failures = workflowNames.flatMap((name) =>
    (['ExecutionsFailed', 'ExecutionsTimedOut', 'ExecutionsAborted'] as const).map((metric) => [
      `${name}-${metric}`,
      {
        about: `An execution ended without success. docs/operations.md, "A workflow that failed", says how to redrive it.`,
        namespace: 'AWS/States',
        metric,
        dimensions: { StateMachineArn: workflowArn(name) },
        statistic: 'Sum',
        atLeast: 1,
        periods: 1,
      } as const,
    ]),
  );
  const letters = Object.entries(deadLetters).map(([target, queue]) => [
    `${target}-dead-letters`,
    {
      about: `${target} could not handle an event. docs/operations.md, "Dead letters", says how to bring it back.`,
      namespace: 'AWS/SQS',
      metric: 'ApproximateNumberOfMessagesVisible',
      dimensions: { QueueName: queue.name },
      statistic: 'Maximum',
      atLeast: 1,
      periods: 1,
    } as const,
  ]);
  return {
    ...Object.fromEntries(failures),
    ...Object.fromEntries(letters),
    'chain-lane-errors': {
      about: 'The chain lane fails each minute: uploads wait for their root and payouts for their claim.',
      namespace: 'AWS/Lambda',
      metric: 'Errors',
      dimensions: { FunctionName: physicalName('on-chain-tick') },
      statistic: 'Sum',
      atLeast: 3,
      periods: 2,
    },
    'api-errors': {
      about: 'The API answers with errors of our own.',
      namespace: 'AWS/ApiGateway',
      metric: '5xx',
      dimensions: { ApiId: api.gateway.nodes.api.id },
      statistic: 'Sum',
      atLeast: 5,
      periods: 2,
    },
  };
}
