import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../control/button.tsx';
import css from './prompt-box.module.css';

interface PromptBoxProps {
  /** What to write into it. */
  readonly label: string;
  readonly waiting: boolean;
  /** Returns whether the text was sent: then the box is emptied. */
  readonly onSend: (text: string) => boolean;
  readonly onStop: () => void;
}

/** Grows the box with its text where the style sheet cannot (`field-sizing`): in Firefox. The style sheet bounds it. */
function grow(field: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}

/** Enter sends, Shift+Enter begins a new line; the box grows with its text. */
export function PromptBox({ label, waiting, onSend, onStop }: PromptBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    const field = box.current;
    if (field && !waiting && onSend(field.value)) {
      field.value = '';
      grow(field);
      field.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={css.prompt}>
      <textarea
        ref={box}
        className={css.box}
        rows={1}
        aria-label={label}
        placeholder={label}
        onKeyDown={onKeyDown}
        onInput={(event) => grow(event.currentTarget)}
      />
      {waiting ? (
        <Button onClick={onStop}>Stop</Button>
      ) : (
        <Button look="primary" onClick={send}>
          Send
        </Button>
      )}
    </div>
  );
}
