/** The event that AWS sends when an execution's status changes. */
import { byteLength } from '../ground/limit.ts';
import type { StatusChange } from '../store/status-change.ts';

export interface StatusChangeEvent {
  readonly source: 'aws.states';
  readonly 'detail-type': 'Step Functions Execution Status Change';
  readonly resources: readonly string[];
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The largest input, and the largest output, that an event carries. Larger ones are omitted, as AWS does. */
const mostBytes = 120 * 1024;

const fits = (text: string | null): boolean => text !== null && byteLength(text) <= mostBytes;
const details = (text: string | null) => (text === null ? null : { included: fits(text) });

export function statusChangeEvent(change: StatusChange): StatusChangeEvent {
  const { arn, machine, name, status, input, output, error, cause } = change;
  const { startedAt, stoppedAt, redriveCount, redrivenAt } = change;
  return {
    source: 'aws.states',
    'detail-type': 'Step Functions Execution Status Change',
    resources: [arn],
    time: new Date(stoppedAt ?? redrivenAt ?? startedAt).toISOString(),
    detail: {
      executionArn: arn,
      stateMachineArn: machine,
      stateMachineVersionArn: null,
      stateMachineAliasArn: null,
      name,
      status,
      startDate: startedAt,
      stopDate: stoppedAt,
      redriveCount,
      redriveDate: redrivenAt,
      input: fits(input) ? input : null,
      inputDetails: details(input),
      output: fits(output) ? output : null,
      outputDetails: details(output),
      error,
      cause,
    },
  };
}
