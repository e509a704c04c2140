import type { AssistantTurn } from '@cgdx/api/route/assistant.ts';
import { blocksOf } from '@cgdx/core/catalogue/answer/card.ts';
import { bot, person } from '@cgdx/core/specification/word.ts';
import { useState } from 'react';
import { explain } from '../../lib/api/api-error.ts';
import { showError } from '../../lib/modal/modal.ts';
import { Button } from '../../ui/control/button.tsx';
import { OwnPrompt } from '../../ui/prompt/own-prompt.tsx';
import type { Question } from './ask-assistant.ts';
import css from './assistant.module.css';
import { Cards } from './cards.tsx';
import { Chips } from './chips.tsx';
import { useFeedback } from './give-feedback.ts';

interface TurnViewProps {
  readonly turn: AssistantTurn;
  readonly sessionId: string;
  readonly busy: boolean;
  readonly onAsk: (question: Question) => void;
}

export function TurnView({ turn, sessionId, busy, onAsk }: TurnViewProps) {
  return (
    <li className={css.turn}>
      <OwnPrompt>
        <span className="unseen">{person}: </span>
        {turn.message}
      </OwnPrompt>
      <div className={css.answer}>
        <p>
          <span className="unseen">{bot}: </span>
          {turn.response}
        </p>
        <Chips turn={turn} busy={busy} onAsk={onAsk} />
        <Cards cards={turn.cards} />
        <Actions turn={turn} sessionId={sessionId} busy={busy} onAsk={onAsk} />
      </div>
    </li>
  );
}

/** The answer and its cards as plain text to paste. */
const textOf = ({ response, cards }: AssistantTurn): string =>
  [response, blocksOf(cards)].filter(Boolean).join('\n\n');

function Actions({ turn, sessionId, busy, onAsk }: TurnViewProps) {
  const [copied, setCopied] = useState(false);
  const feedback = useFeedback(sessionId);
  const copy = () =>
    navigator.clipboard.writeText(textOf(turn)).then(
      () => setCopied(true),
      () => showError('Error', 'The answer could not be copied. Select it and copy it by hand.'),
    );
  const give = (value: 'good' | 'bad') =>
    feedback.mutate(
      { turn: turn.turn, feedback: value },
      { onError: (error) => showError('Error', explain(error)) },
    );
  return (
    <div className={css.actions}>
      <Button size="small" look="quiet" onClick={copy}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
      <Button
        size="small"
        look="quiet"
        busy={busy}
        onClick={() => onAsk({ message: turn.message, need: turn.need })}
      >
        Regenerate
      </Button>
      <Button size="small" look="quiet" aria-pressed={turn.feedback === 'good'} onClick={() => give('good')}>
        Good answer
      </Button>
      <Button size="small" look="quiet" aria-pressed={turn.feedback === 'bad'} onClick={() => give('bad')}>
        Poor answer
      </Button>
      <span className="unseen" role="status">
        {copied ? 'The answer was copied.' : turn.feedback ? 'Thank you, that was noted.' : ''}
      </span>
    </div>
  );
}
