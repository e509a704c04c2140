import { useState } from 'react';
import { closeSheet, openSheet, showSuccess } from '../../lib/modal/modal.ts';
import { Button } from '../../ui/control/button.tsx';
import { Field } from '../../ui/control/field.tsx';
import css from './form.module.css';
import { loadProvider } from './load-provider.ts';
import { MailboxLink } from './mailbox-link.tsx';
import { text, useSend } from './use-send.ts';
import { checkPassword } from './validation.ts';

/** Asks for a code first, then for the code and the new password. */
export function ForgotPasswordForm({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState(email);
  const [isSent, setSent] = useState(false);
  if (isSent) return <ConfirmStep email={sentTo} onBack={() => setSent(false)} />;
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
    'Error Requesting Reset',
    () => undefined,
    async (form) => {
      const username = text(form, 'email').trim();
      const { requestReset } = await loadProvider();
      if (await requestReset(username)) onSent(username);
      // Nothing is left to confirm: the provider has done it without a code.
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

function ConfirmStep({ email, onBack }: { email: string; onBack: () => void }) {
  const { busy, onSubmit } = useSend(
    'Error Confirming Reset',
    (form) => checkPassword(text(form, 'newPassword')),
    async (form) => {
      const { confirmReset } = await loadProvider();
      await confirmReset(email, text(form, 'code').trim(), text(form, 'newPassword'));
      closeSheet();
      showSuccess('Success', 'Your password was changed. You can sign in with it now.');
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
