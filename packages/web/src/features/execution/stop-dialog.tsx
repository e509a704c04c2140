import { ReasonDialog } from '../../ui/surface/reason-dialog.tsx';
import type { ExecutionName } from './redrive-executions.ts';
import { useStop } from './stop-execution.ts';

interface StopDialogProps {
  readonly open: boolean;
  readonly execution: ExecutionName;
  /** A warning before the execution is stopped, in one sentence. */
  readonly about: string | undefined;
  readonly onClose: () => void;
}

const consequence: Readonly<Record<ExecutionName['workflow'], string>> = {
  contribution: 'Its contributor sees that it stopped. It can be redriven afterwards.',
  payout: 'A sweep lets it go on within five minutes. Nothing is paid twice.',
  purchase: 'A sweep lets it go on within five minutes. Nothing is charged twice.',
};

export function StopDialog({ open, execution, about, onClose }: StopDialogProps) {
  const { mutate, isPending, error, reset } = useStop();
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ReasonDialog
      open={open}
      title="Stop this execution?"
      action="Stop"
      isDangerous
      busy={isPending}
      error={error}
      onClose={close}
      onSend={(reason) => mutate({ ...execution, reason }, { onSuccess: close })}
    >
      <p>{about ?? consequence[execution.workflow]}</p>
    </ReasonDialog>
  );
}
