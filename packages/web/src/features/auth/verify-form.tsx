import { confirmingCodeFailed } from '@cgdx/core/specification/message.ts';
import { useState } from 'react';
import { showError } from '../../lib/modal/modal.ts';
import { Button } from '../../ui/control/button.tsx';
import { Field } from '../../ui/control/field.tsx';
import css from './form.module.css';
import { loadProvider } from './load-provider.ts';
import { MailboxLink } from './mailbox-link.tsx';
import { signInConfirmed } from './sign-in-confirmed.ts';
import { text, useSend } from './use-send.ts';
import { checkCode } from './validation.ts';

/** Asks for the code. If the password is still known, a correct code also signs the person in. */
export function VerifyForm({ email, password }: { email: string; password: string | undefined }) {
  const [resent, setResent] = useState(false);
  const { busy, onSubmit } = useSend(
    confirmingCodeFailed,
    (form) => checkCode(text(form, 'code').trim()),
    async (form) => {
      const { confirmCode } = await loadProvider();
      await confirmCode(email, text(form, 'code').trim());
      await signInConfirmed(email, password);
    },
  );

  async function resend() {
    try {
      const { resendCode } = await loadProvider();
      await resendCode(email);
      setResent(true);
    } catch (error) {
      showError(confirmingCodeFailed, error instanceof Error ? error.message : undefined);
    }
  }

  return (
    <form className={css.form} onSubmit={onSubmit}>
      <p className={css.aside}>
        We sent a code of six digits to <strong>{email}</strong>.
      </p>
      <Field
        label="Verification code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
      />
      <Button look="primary" type="submit" busy={busy} wide>
        Verify
      </Button>
      <div className={css.row}>
        <button type="button" className={css.link} onClick={resend}>
          Resend Code
        </button>
        <span role="status">{resent ? 'A new code is on its way.' : ''}</span>
      </div>
      <MailboxLink />
    </form>
  );
}
