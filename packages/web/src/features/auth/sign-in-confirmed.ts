import { openSheet } from '../../lib/modal/modal.ts';
import { loadProvider } from './load-provider.ts';
import { takeNextStep } from './take-next-step.ts';
import { isSignedInAlready } from './use-send.ts';

const confirmed = 'Your address is confirmed. Sign in.';

/**
 * Signs in a person whose code was correct. If that fails, the sign-in form says that the address is confirmed, and why the
 * sign-in failed.
 *
 * @param password undefined if it is no longer known
 * @throws the provider's error if somebody is signed in already
 */
export async function signInConfirmed(email: string, password: string | undefined): Promise<void> {
  if (!password) {
    openSheet({ kind: 'sign-in', email, note: confirmed });
    return;
  }
  try {
    const { startSignIn } = await loadProvider();
    await takeNextStep(await startSignIn(email, password), { email });
  } catch (error) {
    if (isSignedInAlready(error)) throw error;
    const reason =
      error instanceof Error && error.message ? ` It did not work by itself: ${error.message}` : '';
    openSheet({ kind: 'sign-in', email, note: confirmed + reason });
  }
}
