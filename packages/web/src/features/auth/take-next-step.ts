import { closeSheet, openSheet } from '../../lib/modal/modal.ts';
import { readSession } from '../../lib/session/session.ts';
import type { SignInOutcome } from './challenge.ts';
import { loadProvider } from './load-provider.ts';

const sessionNotRead =
  'Your password was right, but your account could not be read. Check your connection and reload the page.';

/** Opens the form for a sign-in's next step; if the person is signed in, closes the dialog. @throws Error with a message for people */
export async function takeNextStep(
  outcome: SignInOutcome,
  { email, password }: { readonly email: string; readonly password?: string },
): Promise<void> {
  switch (outcome.kind) {
    case 'done': {
      const { kind } = await readSession();
      if (kind !== 'signed-in') throw new Error(sessionNotRead);
      closeSheet();
      return;
    }
    case 'confirm-sign-up': {
      // The form opens first: the provider limits the number of codes, and if it sends none, an earlier code may still be valid.
      openSheet({ kind: 'verify', email, ...(password !== undefined && { password }) });
      const { resendCode } = await loadProvider();
      await resendCode(email);
      return;
    }
    case 'reset-password':
      openSheet({ kind: 'forgot-password', email });
      return;
    case 'new-password':
      openSheet({ kind: 'new-password', email });
      return;
    case 'challenge':
      openSheet({ kind: 'challenge', email, challenge: outcome.challenge });
      return;
    default:
      outcome satisfies never;
  }
}
