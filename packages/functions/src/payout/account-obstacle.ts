/** Why an account at Stripe cannot be paid, in the words that its person reads. */
import { type AccountState, stateOfAccount } from '../payment/connected-account.ts';
import type { Reason } from './transfer-refusal.ts';

const obstacles: Readonly<Record<Exclude<AccountState, 'ready'>, Reason>> = {
  incomplete: {
    code: 'StripeIncomplete',
    message: 'Your Stripe account is incomplete. Finish its setup, then claim again.',
  },
  rejected: {
    code: 'StripeRejected',
    message:
      'Stripe has rejected your account. Press Connect Stripe on your account page to connect another, then claim again.',
  },
  gone: {
    code: 'StripeGone',
    message:
      'Your account at Stripe does not exist any more. Press Connect Stripe on your account page to connect another, then claim again.',
  },
};

/** Asks Stripe. Returns undefined if the account can be paid. */
export async function accountObstacle(
  ...about: Parameters<typeof stateOfAccount>
): Promise<Reason | undefined> {
  const state = await stateOfAccount(...about);
  return state === 'ready' ? undefined : obstacles[state];
}
