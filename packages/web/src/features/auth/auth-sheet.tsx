import type { Sheet } from '../../lib/modal/modal.ts';
import { NoStorageNotice } from '../../ui/message/no-storage-notice.tsx';
import { ChallengeForm } from './challenge-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { VerifyForm } from './verify-form.tsx';

/** The form for a sheet; the dialog around it belongs to the page. */
export default function AuthSheet({ sheet }: { sheet: Sheet }) {
  return (
    <>
      <NoStorageNotice>You will be signed out when this page is closed or reloaded.</NoStorageNotice>
      <SheetForm sheet={sheet} />
    </>
  );
}

function SheetForm({ sheet }: { sheet: Sheet }) {
  switch (sheet.kind) {
    case 'sign-in':
      return <SignInForm email={sheet.email ?? ''} note={sheet.note} />;
    case 'sign-up':
      return <SignUpForm />;
    case 'verify':
      return <VerifyForm email={sheet.email} password={sheet.password} />;
    case 'forgot-password':
      return <ForgotPasswordForm email={sheet.email ?? ''} />;
    case 'new-password':
      return <NewPasswordForm email={sheet.email} />;
    case 'challenge':
      return <ChallengeForm email={sheet.email} challenge={sheet.challenge} />;
    default:
      return sheet satisfies never;
  }
}
