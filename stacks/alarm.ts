/** Alarms for operators: dead letters, failed workflows, a stopped chain lane, payments that need a person, failures of the API. */
import {
  type BusinessMetric,
  businessMetrics,
  metricNamespaceOf,
  metricService,
} from '@cgdx/workflows/wiring/metric.ts';
import { pushApi } from '@cgdx/workflows/wiring/push.ts';
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
  /** The alarm goes off if the metric is at this value or above … */
  readonly atLeast: number;
  /** … in this many consecutive periods of five minutes. */
  readonly periods: number;
}

const periodSeconds = 300;

export interface AlarmSources {
  readonly api: Api;
  readonly deadLetters: DeadLetters;
  readonly functions: Functions;
}

/** Events in the log of the lane's holder that are counted, with what an alarm says of each. */
const laneEvents = {
  'fee-cap-met':
    'The chain asks more than the fee cap: waiting transactions are sent again and again at the cap.',
  'out-of-funds': 'A key of the lane cannot pay for gas: nothing is published until it gets some.',
  'not-signed': 'A key was asked to sign something that it must not sign: by an attacker, or by a fault.',
} as const;
const laneHolders = [
  'on-chain-tick',
  'update-root-on-chain',
  'pay-reward-on-chain',
  'settle-off-chain',
] as const;
const laneNamespace = physicalName('chain-lane');

/** Events in the log that a person must look at a payment. */
const paymentEvents = {
  'refund-failed': {
    holders: ['api-stripe-webhook'],
    word: `stripe.${refundFailedEvent}`,
    about: 'Stripe could not pay a refund.',
  },
  'payment-disputed': {
    holders: ['on-checkout-sweep'],
    word: 'payment.disputed',
    about: "A card's bank took a payment back.",
  },
  'refund-by-hand': {
    holders: ['refund-payment'],
    word: 'purchase.refund-by-hand',
    about: 'A purchase without a quote cannot become access.',
  },
  'purchases-overdue': {
    holders: ['on-purchase-sweep'],
    word: 'purchases.overdue',
    about: 'Purchases are not finished after hours of trying.',
  },
  'quote-unknown': {
    holders: ['on-purchase-sweep'],
    word: 'purchase.quote-unknown',
    about: 'The chain sold something for a quote that is not stored.',
  },
  'payouts-overdue': {
    holders: ['on-payout-sweep'],
    word: 'payouts.overdue',
    about: 'Payouts are not finished after a day.',
  },
  'withdrawals-overdue': {
    holders: ['on-upload-withdrawn'],
    word: 'withdrawals.overdue',
    about: 'A withdrawn dataset is still there after an hour.',
  },
  'settler-out-of-funds': {
    holders: ['refund-payment', 'on-release-sweep'],
    word: 'settlement.out-of-funds',
    about:
      "The settler's key cannot pay for gas: nothing is refunded or released in CGDX until it gets some.",
  },
  'payment-lost': {
    holders: ['on-release-sweep'],
    word: 'purchase.payment-lost',
    about: 'A payment was lost on the chain although its buyer has the data.',
  },
} as const satisfies Record<string, { holders: readonly (keyof Functions)[]; word: string; about: string }>;
const paymentNamespace = physicalName('payment');

/** The log text of `on-dead-letter` for a dead letter that it could not store: no other alarm would report it. */
const notNoted = 'dead-letters-not-noted';
const letterNamespace = physicalName('dead-letter');

interface Counted {
  readonly event: string;
  readonly holder: keyof Functions;
  /** The text that the holder's log contains. */
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
    // The function creates the log group.
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
  countInLog(functions, {
    event: notNoted,
    holder: 'on-dead-letter',
    word: 'dead-letter.not-noted',
    namespace: letterNamespace,
  });
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
        alarmDescription: `${alarm.about} docs/operations.md, "Alarms", says what to do.`,
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
        about: 'An execution ended without success.',
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
      about: `${target} could not handle an event.`,
      namespace: 'AWS/SQS',
      // This counts arrivals, not the queue's length: `on-dead-letter` takes each message out at once, and stores it for operators.
      metric: 'NumberOfMessagesSent',
      dimensions: { QueueName: queue.name },
      statistic: 'Sum',
      atLeast: 1,
      periods: 1,
    } as const,
  ]);
  const lane = Object.entries(laneEvents).map(([event, about]) => [
    `chain-lane-${event}`,
    {
      about,
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
    [notNoted]: {
      about: 'A dead letter could not be stored: operators do not see it.',
      namespace: letterNamespace,
      metric: notNoted,
      statistic: 'Sum',
      atLeast: 1,
      periods: 1,
    },
    'dead-letter-errors': {
      about: 'The function that stores dead letters fails: operators do not see them.',
      namespace: 'AWS/Lambda',
      metric: 'Errors',
      dimensions: { FunctionName: physicalName('on-dead-letter') },
      statistic: 'Sum',
      atLeast: 1,
      periods: 1,
    },
    'functions-throttled': {
      about: 'Calls are throttled: functions are called more often than they have environments for.',
      namespace: 'AWS/Lambda',
      metric: 'Throttles',
      statistic: 'Sum',
      atLeast: 10,
      periods: 2,
    },
    'push-failed': {
      about: 'Changes cannot be pushed: pages learn of them only by polling, every ten seconds.',
      namespace: metricNamespaceOf($app.name, $app.stage),
      metric: 'PushFailed' satisfies keyof BusinessMetric,
      dimensions: { service: metricService, [businessMetrics.PushFailed]: pushApi.namespace },
      statistic: 'Sum',
      atLeast: 5,
      periods: 2,
    },
    'standing-not-noted': {
      about:
        'Steps cannot store the state of their executions: operators see counts by state that are too low or old.',
      namespace: metricNamespaceOf($app.name, $app.stage),
      metric: 'StandingNotNoted' satisfies keyof BusinessMetric,
      dimensions: { service: metricService, [businessMetrics.StandingNotNoted]: 'StandingTable' },
      statistic: 'Sum',
      atLeast: 5,
      periods: 2,
    },
    'api-errors': {
      about: 'The API answers with server errors.',
      namespace: 'AWS/ApiGateway',
      metric: '5xx',
      dimensions: { ApiId: api.gateway.nodes.api.id },
      statistic: 'Sum',
      atLeast: 5,
      periods: 2,
    },
  };
}
