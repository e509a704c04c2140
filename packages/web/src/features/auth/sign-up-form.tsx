import { signingUpFailed } from '@cgdx/core/specification/message.ts';
import { openSheet } from '../../lib/modal/modal.ts';
import { Button } from '../../ui/control/button.tsx';
import { Field } from '../../ui/control/field.tsx';
import css from './form.module.css';
import { loadProvider } from './load-provider.ts';
import { takeNextStep } from './take-next-step.ts';
import { text, useSend } from './use-send.ts';
import { checkNewPassword } from './validation.ts';

export function SignUpForm() {
  const { busy, onSubmit } = useSend(
    signingUpFailed,
    (form) => checkNewPassword(text(form, 'password'), text(form, 'confirmPassword')),
    async (form) => {
      const email = text(form, 'email').trim();
      const password = text(form, 'password');
      const { startSignIn, startSignUp } = await loadProvider();
      if (await startSignUp(email, password)) openSheet({ kind: 'verify', email, password });
      else await takeNextStep(await startSignIn(email, password), { email, password });
    },
  );
  return (
    <form className={css.form} onSubmit={onSubmit}>
      <Field label="Email" name="email" type="email" autoComplete="username" required />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters."
        required
      />
      <Field
        label="Confirm Password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        required
      />
      <p className={css.small}>
        By signing up you confirm that you are 18 or over and a legal resident of Singapore, and you agree to
        the{' '}
        <a href="/terms" target="_blank" rel="noopener">
          Terms &amp; Conditions
        </a>{' '}
        and the{' '}
        <a href="/privacy" target="_blank" rel="noopener">
          Privacy Policy
        </a>
        .
      </p>
      <Button look="primary" type="submit" busy={busy} wide>
        Sign Up
      </Button>
      <div className={css.row}>
        <span>
          Have an account already?{' '}
          <button type="button" className={css.link} onClick={() => openSheet({ kind: 'sign-in' })}>
            Sign In
          </button>
        </span>
      </div>
    </form>
  );
}
