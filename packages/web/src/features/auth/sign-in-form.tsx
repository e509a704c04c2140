import { closeSheet, openSheet } from '../../lib/modal/modal.ts';
import { readSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import css from './form.module.css';
import { loadProvider } from './load-provider.ts';
import { text, useSend } from './use-send.ts';
import { checkPassword } from './validation.ts';

export function SignInForm({ email }: { email: string }) {
  const { busy, onSubmit } = useSend(
    'Error Signing Up',
    (form) => checkPassword(text(form, 'password')),
    async (form) => {
      const username = text(form, 'email').trim();
      const password = text(form, 'password');
      const { startSignIn, resendCode } = await loadProvider();
      const outcome = await startSignIn(username, password);
      if (outcome === 'confirm-sign-up') {
        await resendCode(username);
        openSheet({ kind: 'verify', email: username, password });
      } else if (outcome === 'reset-password') {
        openSheet({ kind: 'forgot-password', email: username });
      } else if (outcome === 'new-password') {
        openSheet({ kind: 'new-password', email: username });
      } else {
        await readSession();
        closeSheet();
      }
    },
  );
  return (
    <form className={css.form} onSubmit={onSubmit}>
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
