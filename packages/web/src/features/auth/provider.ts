/** The forms' calls to the identity provider, loaded when the first form is sent. */
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
import { outcomeOf, type SignInOutcome } from './challenge.ts';

/** The name under which an authenticator app lists the account. */
const site = 'CGDX';

/** @throws the provider's own error; its message is meant for people */
export async function startSignIn(email: string, password: string): Promise<SignInOutcome> {
  const { nextStep } = await signIn({ username: email, password });
  return outcomeOf(nextStep, site);
}

/** Sends the person's answer to the provider's last question: a code, a choice, or a new password. */
export async function answerChallenge(challengeResponse: string): Promise<SignInOutcome> {
  const { nextStep } = await confirmSignIn({ challengeResponse });
  return outcomeOf(nextStep, site);
}

/** @returns whether the person must first confirm their e-mail address with a code */
export async function startSignUp(email: string, password: string): Promise<boolean> {
  const { nextStep } = await signUp({ username: email, password, options: { userAttributes: { email } } });
  return nextStep.signUpStep === 'CONFIRM_SIGN_UP';
}

export async function confirmCode(email: string, code: string): Promise<void> {
  await confirmSignUp({ username: email, confirmationCode: code });
}

export async function resendCode(email: string): Promise<void> {
  await resendSignUpCode({ username: email });
}

/** @returns whether a code was sent; the new password needs one */
export async function requestReset(email: string): Promise<boolean> {
  const { nextStep } = await resetPassword({ username: email });
  return nextStep.resetPasswordStep === 'CONFIRM_RESET_PASSWORD_WITH_CODE';
}

export async function confirmReset(email: string, code: string, newPassword: string): Promise<void> {
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword });
}
