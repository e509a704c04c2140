import { signInForFeature, signInRequired } from '@cgdx/core/specification/message.ts';
import type { ReactNode, RefObject } from 'react';
import { showError } from '../../lib/modal/modal.ts';
import { PromptBox } from './prompt-box.tsx';
import { PromptWelcome } from './prompt-welcome.tsx';
import { type PromptAdvice, refusePrompt } from './refuse-prompt.ts';

interface VisitorPromptProps {
  readonly label: string;
  readonly welcome: string;
  readonly advice: PromptAdvice;
  readonly draft: RefObject<string>;
  readonly suggestions: (onChoose: (text: string) => boolean) => ReactNode;
}

/** The prompt of a visitor, who is asked to sign in when sending it. */
export function VisitorPrompt({ label, welcome, advice, draft, suggestions }: VisitorPromptProps) {
  const refuse = (text: string): boolean => {
    if (!refusePrompt(text, advice)) showError(signInRequired, signInForFeature);
    return false;
  };
  return (
    <>
      <PromptWelcome text={welcome} />
      {suggestions(refuse)}
      <PromptBox
        label={label}
        waiting={false}
        draft={draft}
        isVisitor
        onSend={refuse}
        onStop={() => undefined}
      />
    </>
  );
}
