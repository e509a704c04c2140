/** Business and step metrics: lines of the log in CloudWatch's embedded format, from which it makes metrics. */
import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { BusinessMetric } from '@cgdx/workflows/wiring/metric.ts';
import { metricNamespace } from '../links.ts';
import { correlation } from './log.ts';

let metrics: Metrics | undefined;

/** Writes a value with one dimension. The subject's id is in the same log line, and is no dimension. */
function put(
  name: string,
  unit: (typeof MetricUnit)[keyof typeof MetricUnit],
  value: number,
  by: Dimension,
): void {
  metrics ??= new Metrics({ namespace: metricNamespace(), serviceName: 'cgdx' });
  const single = metrics.singleMetric();
  for (const [dimension, its] of Object.entries(by)) single.addDimension(dimension, its);
  for (const [id, its] of Object.entries(correlation())) single.addMetadata(id, its);
  single.addMetric(name, unit, value);
}

type Dimension = Readonly<Record<string, string>>;

/** Counts a business event. Call it where a repeated run does not pass again. */
export const count = <M extends keyof BusinessMetric>(
  name: M,
  by: Readonly<Record<BusinessMetric[M], string>>,
): void => put(name, MetricUnit.Count, 1, by);

/** Records how long an invocation of a step took, in ms, and whether it failed. */
export function recordStepTime(step: string, ms: number, hasFailed: boolean): void {
  put('StepDuration', MetricUnit.Milliseconds, ms, { step });
  if (hasFailed) put('StepFailed', MetricUnit.Count, 1, { step });
}
