/** What an assistant says before the first prompt; who is signed out can sign in there. */
import { openSheet } from '../../lib/modal/modal.ts';
import css from './prompt-welcome.module.css';

interface PromptWelcomeProps {
  readonly text: string;
  /** What signing in is for, if the person is signed out: `to ask`. */
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
