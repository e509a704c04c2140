/** The fields of an execution that ListExecutions and DescribeExecution share. */
import type { ExecutionRow } from '../store/execution.ts';
import { toSeconds } from './field.ts';

export function summaryOf(row: ExecutionRow) {
  return {
    executionArn: row.arn,
    stateMachineArn: row.machine,
    name: row.name,
    status: row.status,
    startDate: toSeconds(row.startedAt),
    ...(row.stoppedAt === undefined ? {} : { stopDate: toSeconds(row.stoppedAt) }),
    redriveCount: row.redriveCount,
    ...(row.redrivenAt === undefined ? {} : { redriveDate: toSeconds(row.redrivenAt) }),
  };
}
