/** The assistant's text before the first prompt, with a button to sign in for visitors. */
import { openSheet } from '../../lib/modal/modal.ts';
import css from './prompt-welcome.module.css';

interface PromptWelcomeProps {
  readonly text: string;
  /** The purpose of signing in, for visitors: `to ask`. */
  readonly signIn?: string;
}

export const PromptWelcome = ({ text, signIn }: PromptWelcomeProps) => (
  <p className={css.welcome}>
    {text}
    {signIn !== undefined && (
      <>
        {' '}
        <button type="button" className={css.signIn} onClick={() => openSheet({ kind: 'sign-in' })}>
          Sign in
        </button>{' '}
        {signIn}.
      </>
    )}
  </p>
);
