import { signingUpFailed } from '@cgdx/core/specification/message.ts';
import { openSheet } from '../../lib/modal/modal.ts';
import { Button } from '../../ui/control/button.tsx';
import { Field } from '../../ui/control/field.tsx';
import { Notice } from '../../ui/message/notice.tsx';
import css from './form.module.css';
import { loadProvider } from './load-provider.ts';
import { takeNextStep } from './take-next-step.ts';
import { text, useSend } from './use-send.ts';
import { checkPassword } from './validation.ts';

export function SignInForm({ email, note }: { email: string; note: string | undefined }) {
  const { busy, onSubmit } = useSend(
    signingUpFailed,
    (form) => checkPassword(text(form, 'password')),
    async (form) => {
      const username = text(form, 'email').trim();
      const password = text(form, 'password');
      const { startSignIn } = await loadProvider();
      await takeNextStep(await startSignIn(username, password), { email: username, password });
    },
  );
  return (
    <form className={css.form} onSubmit={onSubmit}>
      {note && (
        <Notice tone="good" role="status">
          {note}
        </Notice>
      )}
      <Field label="Email" name="email" type="email" autoComplete="username" defaultValue={email} required />
      <Field label="Password" name="password" type="password" autoComplete="current-password" required />
      <Button look="primary" type="submit" busy={busy} wide>
        Sign In
      </Button>
      <div className={css.row}>
        <span>
          No account yet?{' '}
          <button type="button" className={css.link} onClick={() => openSheet({ kind: 'sign-up' })}>
            Sign Up
          </button>
        </span>
        <button type="button" className={css.link} onClick={() => openSheet({ kind: 'forgot-password' })}>
          Forgot Password?
        </button>
      </div>
    </form>
  );
}
