import { confirmingResetFailed, success } from '@cgdx/core/specification/message.ts';
import { closeSheet, showSuccess } from '../../lib/modal/modal.ts';
import { Button } from '../../ui/control/button.tsx';
import { Field } from '../../ui/control/field.tsx';
import css from './form.module.css';
import { loadProvider } from './load-provider.ts';
import { MailboxLink } from './mailbox-link.tsx';
import { text, useSend } from './use-send.ts';
import { checkPassword } from './validation.ts';

/** Takes the code and the new password. Going back leads to the form that sends another code. */
export function ConfirmResetForm({ email, onBack }: { email: string; onBack: () => void }) {
  const { busy, onSubmit } = useSend(
    confirmingResetFailed,
    (form) => checkPassword(text(form, 'newPassword')),
    async (form) => {
      const { confirmReset } = await loadProvider();
      await confirmReset(email, text(form, 'code').trim(), text(form, 'newPassword'));
      closeSheet();
      showSuccess(success.header, 'Your password was changed. You can sign in with it now.');
    },
  );
  return (
    <form className={css.form} onSubmit={onSubmit}>
      <p className={css.aside}>
        We sent a code to <strong>{email}</strong>.
      </p>
      <Field
        label="Verification code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <Field
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters."
        required
      />
      <Button look="primary" type="submit" busy={busy} wide>
        Reset Password
      </Button>
      <div className={css.row}>
        <button type="button" className={css.link} onClick={onBack}>
          Resend Code
        </button>
      </div>
      <MailboxLink />
    </form>
  );
}
