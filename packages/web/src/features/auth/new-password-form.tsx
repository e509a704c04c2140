import { closeSheet } from '../../lib/modal/modal.ts';
import { readSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import css from './form.module.css';
import { loadProvider } from './load-provider.ts';
import { text, useSend } from './use-send.ts';
import { checkNewPassword } from './validation.ts';

/** For accounts that an operator made: the first sign-in replaces the initial password. */
export function NewPasswordForm() {
  const { busy, onSubmit } = useSend(
    'Error Signing Up',
    (form) => checkNewPassword(text(form, 'password'), text(form, 'confirmPassword')),
    async (form) => {
      const { setNewPassword } = await loadProvider();
      await setNewPassword(text(form, 'password'));
      await readSession();
      closeSheet();
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
