import type { ExecutionStatus } from '@cgdx/api/route/operator/workflow.ts';
import { Chip, type Tone } from '../../ui/value/chip.tsx';

export const statusWords: Readonly<Record<ExecutionStatus, string>> = {
  running: 'Running',
  succeeded: 'Succeeded',
  failed: 'Failed',
  'timed-out': 'Timed out',
  aborted: 'Stopped',
};
const tones: Readonly<Record<ExecutionStatus, Tone>> = {
  running: 'plain',
  succeeded: 'good',
  failed: 'fail',
  'timed-out': 'fail',
  aborted: 'warn',
};

export const canBeRedriven = (status: ExecutionStatus): boolean =>
  status === 'failed' || status === 'timed-out' || status === 'aborted';

export const ExecutionStatusChip = ({ status }: { status: ExecutionStatus }) => (
  <Chip tone={tones[status]}>{statusWords[status]}</Chip>
);
