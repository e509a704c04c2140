import { bot, person } from '@cgdx/core/specification/word.ts';
import { Button } from '../../ui/control/button.tsx';
import { ThinkingDots } from '../../ui/loading/thinking-dots.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import { OwnPrompt } from '../../ui/prompt/own-prompt.tsx';
import css from './assistant.module.css';
import { Cards } from './cards.tsx';
import { ChipsSoFar } from './chips.tsx';
import type { PartialTurn } from './partial-turn.ts';
import type { Asking } from './use-chat.ts';

interface AskingViewProps {
  readonly asking: Asking;
  readonly onRetry: () => void;
}

/** A question whose answer is still arriving, was stopped, or failed; the part that has arrived stays. */
export function AskingView({ asking, onRetry }: AskingViewProps) {
  return (
    <li className={css.turn}>
      <OwnPrompt>
        <span className="unseen">{person}: </span>
        {asking.question.message}
      </OwnPrompt>
      <SoFar said={asking.said} />
      {asking.kind === 'waiting' && <ThinkingDots label="Searching" />}
      {asking.kind === 'stopped' && (
        <div className={css.actions} role="status">
          <span className={css.stopped}>
            You stopped this answer.
            {asking.reason && ` It may have been kept all the same: ${asking.reason}`}
          </span>
          <Button size="small" look="quiet" onClick={onRetry}>
            Ask Again
          </Button>
        </div>
      )}
      {asking.kind === 'failed' && (
        <Notice
          tone="fail"
          role="alert"
          title="This was not answered."
          action={
            <Button size="small" onClick={onRetry}>
              Try Again
            </Button>
          }
        >
          {asking.reason}
        </Notice>
      )}
    </li>
  );
}

function SoFar({ said: { chips, response, cards } }: { said: PartialTurn }) {
  if (chips.length === 0 && response === '') return null;
  return (
    <div className={css.answer}>
      {response !== '' && (
        <p>
          <span className="unseen">{bot}: </span>
          {response}
        </p>
      )}
      <ChipsSoFar chips={chips} />
      <Cards cards={cards} />
    </div>
  );
}
