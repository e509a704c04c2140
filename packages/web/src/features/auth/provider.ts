/** The forms' calls to the identity provider. Loaded when the first form is sent. */
import '../../lib/session/amplify.ts';
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signUp,
} from 'aws-amplify/auth';

export type SignInOutcome = 'done' | 'confirm-sign-up' | 'reset-password' | 'new-password';

type NextStep = Awaited<ReturnType<typeof signIn>>['nextStep']['signInStep'];

/** @throws the provider's own error; its message is meant for people */
export async function startSignIn(email: string, password: string): Promise<SignInOutcome> {
  const { nextStep } = await signIn({ username: email, password });
  return outcomeOf(nextStep.signInStep);
}

export async function setNewPassword(password: string): Promise<SignInOutcome> {
  const { nextStep } = await confirmSignIn({ challengeResponse: password });
  return outcomeOf(nextStep.signInStep);
}

function outcomeOf(step: NextStep): SignInOutcome {
  switch (step) {
    case 'DONE':
      return 'done';
    case 'CONFIRM_SIGN_UP':
      return 'confirm-sign-up';
    case 'RESET_PASSWORD':
      return 'reset-password';
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return 'new-password';
    default:
      throw new Error('Your account requires a second factor, which this site does not support.');
  }
}

export async function startSignUp(email: string, password: string): Promise<void> {
  await signUp({ username: email, password, options: { userAttributes: { email } } });
}

export async function confirmCode(email: string, code: string): Promise<void> {
  await confirmSignUp({ username: email, confirmationCode: code });
}

export async function resendCode(email: string): Promise<void> {
  await resendSignUpCode({ username: email });
}

export async function requestReset(email: string): Promise<void> {
  await resetPassword({ username: email });
}

export async function confirmReset(email: string, code: string, newPassword: string): Promise<void> {
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword });
}
