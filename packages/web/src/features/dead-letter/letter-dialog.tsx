import type { DeadLetter } from '@cgdx/api/route/operator/dead-letter.ts';
import { useRetained } from '../../lib/page/use-retained.ts';
import { FailureCauseNotice } from '../../ui/message/failure-cause-notice.tsx';
import { ReasonDialog } from '../../ui/surface/reason-dialog.tsx';
import { type LetterAction, useDecideLetter } from './decide-dead-letter.ts';
import { attemptsOf } from './letter-attempts.ts';

export interface AskedLetter {
  readonly letter: DeadLetter;
  readonly action: LetterAction;
}

const words: Readonly<Record<LetterAction, { readonly action: string; readonly consequence: string }>> = {
  replay: {
    action: 'Replay',
    consequence:
      'Its function gets the event again. It does nothing twice; if it fails, the event comes back here.',
  },
  discard: {
    action: 'Discard',
    consequence: 'The event is never handled. Discard it only if nothing is left to do.',
  },
};

export function LetterDialog({ asked, onClose }: { asked: AskedLetter | undefined; onClose: () => void }) {
  const { mutate, isPending, error, reset } = useDecideLetter();
  const shown = useRetained(asked);
  const close = () => {
    reset();
    onClose();
  };
  if (!shown) return null;
  const { letter, action } = shown;
  return (
    <ReasonDialog
      open={asked !== undefined}
      title={`${words[action].action} this event?`}
      action={words[action].action}
      isDangerous={action === 'discard'}
      busy={isPending}
      error={error}
      onClose={close}
      onSend={(reason) => mutate({ letterId: letter.letterId, action, reason }, { onSuccess: close })}
    >
      <FailureCauseNotice error={letter.error} attempts={attemptsOf(letter)} of={letter.handler} />
      <p>
        “{letter.eventType}” for <span className="mono">{letter.handler}</span>. {words[action].consequence}
      </p>
    </ReasonDialog>
  );
}
