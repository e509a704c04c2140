import { closeSheet, openSheet } from '../../lib/modal/modal.ts';
import { readSession } from '../../lib/session/session.ts';
import type { SignInOutcome } from './challenge.ts';
import { loadProvider } from './load-provider.ts';

const sessionNotRead =
  'Your password was right, but your account could not be read. Check your connection and reload the page.';

/** Opens what a sign-in needs next, or closes the dialog if it is done. @throws Error with words for the person */
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
      // First, since the provider sends only so many codes, and an earlier one may still count.
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
