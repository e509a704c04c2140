/** Translates every next step of a sign-in that Amplify can return into the pages' own form. Pure. */
import type { SignInOutput } from 'aws-amplify/auth';
import type { Challenge } from '../../lib/modal/modal.ts';

type NextStep = SignInOutput['nextStep'];

export type SignInOutcome =
  | { readonly kind: 'done' | 'confirm-sign-up' | 'reset-password' | 'new-password' }
  | { readonly kind: 'challenge'; readonly challenge: Challenge };

const challenge = (asked: Challenge): SignInOutcome => ({ kind: 'challenge', challenge: asked });

/** @param site the name under which an authenticator lists the account */
export function outcomeOf(step: NextStep, site: string): SignInOutcome {
  switch (step.signInStep) {
    case 'DONE':
      return { kind: 'done' };
    case 'CONFIRM_SIGN_UP':
      return { kind: 'confirm-sign-up' };
    case 'RESET_PASSWORD':
      return { kind: 'reset-password' };
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { kind: 'new-password' };
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
    case 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE': {
      const sentTo = step.codeDeliveryDetails?.destination;
      return challenge({ kind: 'code', ...(sentTo !== undefined && { sentTo }) });
    }
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return challenge({ kind: 'authenticator' });
    case 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE':
      return challenge({ kind: 'question', parameters: step.additionalInfo ?? {} });
    case 'CONFIRM_SIGN_IN_WITH_PASSWORD':
      return challenge({ kind: 'password' });
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION':
      return challenge({ kind: 'choice', purpose: 'second-factor', of: step.allowedMFATypes ?? [] });
    case 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION':
      return challenge({ kind: 'choice', purpose: 'set-up', of: step.allowedMFATypes ?? [] });
    case 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION':
      return challenge({ kind: 'choice', purpose: 'first-factor', of: step.availableChallenges ?? [] });
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP': {
      const { sharedSecret, getSetupUri } = step.totpSetupDetails;
      return challenge({ kind: 'set-up-authenticator', secret: sharedSecret, link: getSetupUri(site).href });
    }
    case 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP':
      return challenge({ kind: 'set-up-email' });
    default:
      return step satisfies never;
  }
}

/** Labels of the ways that a person may choose from, by the provider's names. */
const ways: Readonly<Record<string, string>> = {
  SMS: 'A code by text message',
  SMS_OTP: 'A code by text message',
  EMAIL: 'A code by e-mail',
  EMAIL_OTP: 'A code by e-mail',
  TOTP: 'A code from an authenticator app',
  PASSWORD: 'My password',
  PASSWORD_SRP: 'My password',
  WEB_AUTHN: 'A passkey',
};

/** Returns the label of a way; an unknown way keeps the provider's name, since it may be the only one. */
export const wayWords = (way: string): string => ways[way] ?? way;
