import { closeSheet, openSheet } from '../../lib/modal/modal.ts';
import { readSession } from '../../lib/session/session.ts';
import type { SignInOutcome } from './challenge.ts';
import { loadProvider } from './load-provider.ts';

/** Opens what a sign-in needs next, or closes the dialog if it is done. */
export async function takeNextStep(
  outcome: SignInOutcome,
  { email, password }: { readonly email: string; readonly password?: string },
): Promise<void> {
  switch (outcome.kind) {
    case 'done':
      await readSession();
      closeSheet();
      return;
    case 'confirm-sign-up': {
      const { resendCode } = await loadProvider();
      await resendCode(email);
      openSheet({ kind: 'verify', email, ...(password !== undefined && { password }) });
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
