import { requestingResetFailed } from '@cgdx/core/specification/message.ts';
import { useState } from 'react';
import { openSheet } from '../../lib/modal/modal.ts';
import { Button } from '../../ui/control/button.tsx';
import { Field } from '../../ui/control/field.tsx';
import { ConfirmResetForm } from './confirm-reset-form.tsx';
import css from './form.module.css';
import { loadProvider } from './load-provider.ts';
import { text, useSend } from './use-send.ts';

/** First asks for the e-mail address and sends a code, then asks for the code and the new password. */
export function ForgotPasswordForm({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState(email);
  const [isSent, setSent] = useState(false);
  if (isSent) return <ConfirmResetForm email={sentTo} onBack={() => setSent(false)} />;
  return (
    <RequestStep
      email={sentTo}
      onSent={(username) => {
        setSentTo(username);
        setSent(true);
      }}
    />
  );
}

function RequestStep({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { busy, onSubmit } = useSend(
    requestingResetFailed,
    () => undefined,
    async (form) => {
      const username = text(form, 'email').trim();
      const { requestReset } = await loadProvider();
      if (await requestReset(username)) onSent(username);
      // The provider reset the password without asking for a code.
      else openSheet({ kind: 'sign-in', email: username });
    },
  );
  return (
    <form className={css.form} onSubmit={onSubmit}>
      <p className={css.aside}>We send you a code with which you can choose a new password.</p>
      <Field label="Email" name="email" type="email" autoComplete="username" defaultValue={email} required />
      <Button look="primary" type="submit" busy={busy} wide>
        Request Reset
      </Button>
      <div className={css.row}>
        <button type="button" className={css.link} onClick={() => openSheet({ kind: 'sign-in' })}>
          Back to Sign In
        </button>
      </div>
    </form>
  );
}
