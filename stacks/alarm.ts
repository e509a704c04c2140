/** Alarms for operators: dead letters, failed workflows, a chain lane that cannot work, payments that need a person, failures of the API. */
import { refundFailedEvent } from '@cgdx/workflows/wiring/stripe.ts';
import type { Api } from './api.ts';
import type { Functions } from './created-function.ts';
import type { DeadLetters } from './dead-letter.ts';
import { workflowArn } from './link.ts';
import { logicalName, physicalName } from './name.ts';
import type { Settings } from './stage.ts';
import { workflowNames } from './wiring.ts';

interface Alarm {
  readonly about: string;
  readonly namespace: string;
  readonly metric: string;
  readonly dimensions?: Readonly<Record<string, $util.Input<string>>>;
  readonly statistic: 'Sum' | 'Maximum';
  /** The alarm goes off at this value or above */
  readonly atLeast: number;
  /** in this many consecutive periods of five minutes. */
  readonly periods: number;
}

const periodSeconds = 300;

export interface AlarmSources {
  readonly api: Api;
  readonly deadLetters: DeadLetters;
  readonly functions: Functions;
}

/** Words that the lane's holder writes to its log, which are counted here. */
const laneEvents = {
  'fee-cap-met':
    'The chain is dearer than the fee cap: what waits for it is sent again and again at the cap.',
  'out-of-funds': 'A key of the lane cannot pay for gas: nothing is published until it gets some.',
  'not-signed': 'A key was asked to sign what it has no business with: somebody, or a fault, asked for it.',
} as const;
const laneHolders = [
  'on-chain-tick',
  'update-root-on-chain',
  'pay-reward-on-chain',
  'settle-off-chain',
] as const;
const laneNamespace = physicalName('chain-lane');

/** Words that say of a payment that a person has to look. */
const paymentEvents = {
  'refund-failed': {
    holders: ['api-stripe-webhook'],
    word: `stripe.${refundFailedEvent}`,
    about:
      'Stripe could not give a refund back. docs/operations.md, "A refund that failed", says how to give it again.',
  },
  'payment-disputed': {
    holders: ['on-checkout-sweep'],
    word: 'payment.disputed',
    about:
      'A card\'s bank took a payment back. docs/operations.md, "A disputed payment", says how to answer it in time.',
  },
  'refund-by-hand': {
    holders: ['refund-payment'],
    word: 'purchase.refund-by-hand',
    about:
      'A purchase without a quote cannot become access. docs/operations.md, "A refund by hand", says how to pay it back.',
  },
  'purchases-overdue': {
    holders: ['on-purchase-sweep'],
    word: 'purchases.overdue',
    about:
      'Purchases are not finished after hours of trying. docs/operations.md, "A purchase that stands still", says what to look at.',
  },
  'payouts-overdue': {
    holders: ['on-payout-sweep'],
    word: 'payouts.overdue',
    about:
      'Payouts are not finished after a day. docs/operations.md, "A payout that stands still", says what to look at.',
  },
  'withdrawals-overdue': {
    holders: ['on-upload-withdrawn'],
    word: 'withdrawals.overdue',
    about:
      'A withdrawn dataset is still there after an hour. docs/operations.md, "A withdrawn upload whose data is still there", says what to look at.',
  },
  'settler-out-of-funds': {
    holders: ['refund-payment', 'on-release-sweep'],
    word: 'settlement.out-of-funds',
    about:
      'The settler\'s key cannot pay for gas: nothing is refunded or released in CGDX until it gets some. docs/operations.md, "The chain lane", says how.',
  },
  'payment-lost': {
    holders: ['on-release-sweep'],
    word: 'purchase.payment-lost',
    about:
      'The chain gave up a payment whose buyer has the data. docs/operations.md, "A payment that the chain lost", says what to do.',
  },
} as const satisfies Record<string, { holders: readonly (keyof Functions)[]; word: string; about: string }>;
const paymentNamespace = physicalName('payment');

interface Counted {
  readonly event: string;
  readonly holder: keyof Functions;
  /** What the holder's log says. */
  readonly word: string;
  readonly namespace: string;
}

const countInLog = (functions: Functions, { event, holder, word, namespace }: Counted) =>
  new aws.cloudwatch.LogMetricFilter(
    `${logicalName(event)}In${logicalName(holder)}`,
    {
      name: physicalName(`${event}-${holder}`),
      logGroupName: `/aws/lambda/${physicalName(holder)}`,
      pattern: `{ $.message = "*${word}*" }`,
      metricTransformation: { namespace, name: event, value: '1' },
    },
    // It makes the log group.
    { dependsOn: [functions[holder]] },
  );

function countEvents(functions: Functions): void {
  for (const event of Object.keys(laneEvents)) {
    for (const holder of laneHolders)
      countInLog(functions, { event, holder, word: `chain-lane.${event}`, namespace: laneNamespace });
  }
  for (const [event, { holders, word }] of Object.entries(paymentEvents)) {
    for (const holder of holders) countInLog(functions, { event, holder, word, namespace: paymentNamespace });
  }
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
  countEvents(sources.functions);
  return Object.entries(alarmsOf(sources)).map(
    ([name, alarm]) =>
      new aws.cloudwatch.MetricAlarm(`${logicalName(name)}Alarm`, {
        name: physicalName(name),
        alarmDescription: alarm.about,
        namespace: alarm.namespace,
        metricName: alarm.metric,
        ...(alarm.dimensions && { dimensions: alarm.dimensions }),
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
  const lane = Object.entries(laneEvents).map(([event, about]) => [
    `chain-lane-${event}`,
    {
      about: `${about} docs/operations.md, "The chain lane", says what to do.`,
      namespace: laneNamespace,
      metric: event,
      statistic: 'Sum',
      atLeast: 1,
      periods: 1,
    } as const,
  ]);
  const payments = Object.entries(paymentEvents).map(([event, { about }]) => [
    event,
    {
      about,
      namespace: paymentNamespace,
      metric: event,
      statistic: 'Sum',
      atLeast: 1,
      periods: 1,
    } as const,
  ]);
  return {
    ...Object.fromEntries(failures),
    ...Object.fromEntries(letters),
    ...Object.fromEntries(lane),
    ...Object.fromEntries(payments),
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
