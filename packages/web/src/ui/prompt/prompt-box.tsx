import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { openSheet } from '../../lib/modal/modal.ts';
import { Button } from '../control/button.tsx';
import css from './prompt-box.module.css';

interface PromptBoxProps {
  /** The label, which says what to write. */
  readonly label: string;
  readonly waiting: boolean;
  /** What a visitor typed, which stays when they have signed in. */
  readonly draft: RefObject<string>;
  /** Offers to sign in instead of sending. */
  readonly isVisitor?: boolean;
  /** Returns whether the text was sent; if so, the box is emptied. */
  readonly onSend: (text: string) => boolean;
  readonly onStop: () => void;
}

/** Grows the box with its text in Firefox, whose stylesheets cannot (`field-sizing`). The stylesheet limits the height. */
function grow(field: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}

/** A box for a prompt: Enter sends, Shift+Enter begins a new line, and the box grows with its text. */
export function PromptBox({ label, waiting, draft, isVisitor = false, onSend, onStop }: PromptBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    const field = box.current;
    if (field && !waiting && onSend(field.value)) {
      field.value = '';
      draft.current = '';
      grow(field);
      field.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter confirms the word.
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
        defaultValue={draft.current}
        onInput={({ currentTarget }) => {
          grow(currentTarget);
          if (isVisitor) draft.current = currentTarget.value;
        }}
      />
      {waiting ? (
        <Button onClick={onStop}>Stop</Button>
      ) : (
        <Button look="primary" onClick={isVisitor ? () => openSheet({ kind: 'sign-in' }) : send}>
          {isVisitor ? 'Sign In to Ask' : 'Send'}
        </Button>
      )}
    </div>
  );
}
