/** One page with the state of the market: workflows, functions, the API, and the alarms. */
import {
  type BusinessMetric,
  businessMetrics,
  metricNamespaceOf,
  stepMetrics,
} from '@cgdx/workflows/wiring/metric.ts';
import { region } from '@cgdx/workflows/wiring/region.ts';
import type { Api } from './api.ts';
import { workflowArn } from './link.ts';
import { physicalName } from './name.ts';
import { functionNames, tableNames, workflowNames } from './wiring.ts';

export interface DashboardSources {
  readonly api: Api;
  readonly alarms: readonly aws.cloudwatch.MetricAlarm[];
}

/** CloudWatch's grid is 24 wide. */
const width = 12;
const height = 6;

type Metric = readonly [namespace: string, name: string, dimension: string, value: string, options?: object];

/** Metrics that CloudWatch searches for each time the page is shown. */
type Found = readonly [{ readonly id: string; readonly label: string; readonly expression: string }];

const chart = (title: string, stat: string, metrics: readonly (Metric | Found)[]) => ({
  type: 'metric',
  properties: { title, region, stat, period: 300, view: 'timeSeries', metrics },
});

export function createDashboard({ api, alarms }: DashboardSources): void {
  const body = $util
    .all([
      api.gateway.nodes.api.id,
      $util.all(alarms.map((alarm) => alarm.arn)),
      $util.all(workflowNames.map(workflowArn)),
    ])
    .apply(([apiId, alarmArns, workflowArns]) => {
      const ofWorkflows = (metric: string) =>
        workflowArns.map((arn): Metric => ['AWS/States', metric, 'StateMachineArn', arn]);
      const ofFunctions = (metric: string) =>
        functionNames.map((fn): Metric => ['AWS/Lambda', metric, 'FunctionName', physicalName(fn)]);
      const ofApi = (metric: string): Metric => ['AWS/ApiGateway', metric, 'ApiId', apiId];
      const market = metricNamespaceOf($app.name, $app.stage);
      // A search finds every value that a dimension has had, so a new error code or step appears by itself.
      const found = (name: string, dimension: string, stat: string): readonly Found[] => [
        [
          {
            id: 'found',
            label: '',
            expression: `SEARCH('{${market},service,${dimension}} MetricName="${name}"', '${stat}', 300)`,
          },
        ],
      ];
      const business = (title: string, name: keyof BusinessMetric) =>
        chart(title, 'Sum', found(name, businessMetrics[name], 'Sum'));
      const ofSteps = (title: string, name: string, stat: string) =>
        chart(title, stat, found(name, 'step', stat));
      const widgets = [
        { type: 'alarm', properties: { title: 'Alarms', alarms: alarmArns } },
        business('Contributions accepted, by pool', 'ContributionAccepted'),
        business('Contributions refused, by reason', 'ContributionRefused'),
        business('Rewards paid', 'RewardPaid'),
        business('Payouts without a payment, by reason', 'RewardReleased'),
        business('Purchases completed', 'PurchaseCompleted'),
        business('Purchases refunded, by reason', 'PurchaseRefunded'),
        ofSteps('Duration of steps, median (ms)', stepMetrics.duration, 'p50'),
        ofSteps('Duration of steps, 99th percentile (ms)', stepMetrics.duration, 'p99'),
        ofSteps('Steps that failed and were retried', stepMetrics.failed, 'Sum'),
        business('Functions that stopped publishing changes', 'PushFailed'),
        chart('Contributions and payouts started', 'Sum', ofWorkflows('ExecutionsStarted')),
        chart('Executions that ended without success', 'Sum', [
          ...ofWorkflows('ExecutionsFailed'),
          ...ofWorkflows('ExecutionsTimedOut'),
        ]),
        chart('Duration of executions, median (ms)', 'p50', ofWorkflows('ExecutionTime')),
        chart('Errors of functions', 'Sum', ofFunctions('Errors')),
        chart('Duration of functions, 99th percentile (ms)', 'p99', ofFunctions('Duration')),
        chart('API: calls and refusals', 'Sum', [ofApi('Count'), ofApi('4xx'), ofApi('5xx')]),
        chart('API: latency, 95th percentile (ms)', 'p95', [ofApi('Latency')]),
        chart(
          'Requests that tables refused',
          'Sum',
          tableNames.map(
            (table): Metric => ['AWS/DynamoDB', 'WriteThrottleEvents', 'TableName', physicalName(table)],
          ),
        ),
      ];
      return JSON.stringify({
        widgets: widgets.map((widget, at) => ({
          ...widget,
          x: (at % 2) * width,
          y: Math.floor(at / 2) * height,
          width,
          height,
        })),
      });
    });
  new aws.cloudwatch.Dashboard('Dashboard', { dashboardName: physicalName('market'), dashboardBody: body });
}
