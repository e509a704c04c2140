import { signingUpFailed } from '@cgdx/core/specification/message.ts';
import { Button } from '../../ui/control/button.tsx';
import { Field } from '../../ui/control/field.tsx';
import css from './form.module.css';
import { loadProvider } from './load-provider.ts';
import { takeNextStep } from './take-next-step.ts';
import { text, useSend } from './use-send.ts';
import { checkNewPassword } from './validation.ts';

/** For accounts that an operator created: at the first sign-in the person replaces the initial password. */
export function NewPasswordForm({ email }: { email: string }) {
  const { busy, onSubmit } = useSend(
    signingUpFailed,
    (form) => checkNewPassword(text(form, 'password'), text(form, 'confirmPassword')),
    async (form) => {
      const { answerChallenge } = await loadProvider();
      await takeNextStep(await answerChallenge(text(form, 'password')), { email });
    },
  );
  return (
    <form className={css.form} onSubmit={onSubmit}>
      <p className={css.aside}>Choose a password of your own to go on.</p>
      <Field label="New password" name="password" type="password" autoComplete="new-password" required />
      <Field
        label="Confirm Password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        required
      />
      <Button look="primary" type="submit" busy={busy} wide>
        Set Password
      </Button>
    </form>
  );
}
