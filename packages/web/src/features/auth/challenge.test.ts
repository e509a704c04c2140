import type { SignInOutput } from 'aws-amplify/auth';
import { describe, expect, it } from 'vitest';
import { outcomeOf, wayWords } from './challenge.ts';

type NextStep = SignInOutput['nextStep'];
const of = (step: NextStep) => outcomeOf(step, 'CGDX');

describe('every next step of a sign-in', () => {
  it.each([
    ['DONE', 'done'],
    ['CONFIRM_SIGN_UP', 'confirm-sign-up'],
    ['RESET_PASSWORD', 'reset-password'],
    ['CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED', 'new-password'],
  ] as const)('%s leads to %s', (signInStep, kind) => {
    expect(of({ signInStep })).toEqual({ kind });
  });

  it.each<[NextStep, object]>([
    [
      {
        signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
        codeDeliveryDetails: { destination: '+65***12', deliveryMedium: 'SMS' },
      },
      { kind: 'code', sentTo: '+65***12' },
    ],
    [{ signInStep: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE' }, { kind: 'code' }],
    [{ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' }, { kind: 'authenticator' }],
    [
      { signInStep: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE', additionalInfo: { question: 'Which year?' } },
      { kind: 'question', parameters: { question: 'Which year?' } },
    ],
    [{ signInStep: 'CONFIRM_SIGN_IN_WITH_PASSWORD' }, { kind: 'password' }],
    [
      { signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION', allowedMFATypes: ['SMS', 'TOTP'] },
      { kind: 'choice', purpose: 'second-factor', of: ['SMS', 'TOTP'] },
    ],
    [
      { signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION', allowedMFATypes: ['EMAIL', 'TOTP'] },
      { kind: 'choice', purpose: 'set-up', of: ['EMAIL', 'TOTP'] },
    ],
    [
      {
        signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
        availableChallenges: ['PASSWORD', 'EMAIL_OTP'],
      },
      { kind: 'choice', purpose: 'first-factor', of: ['PASSWORD', 'EMAIL_OTP'] },
    ],
    [
      {
        signInStep: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP',
        totpSetupDetails: {
          sharedSecret: 'ABC',
          getSetupUri: (site) => new URL(`otpauth://totp/${site}?secret=ABC`),
        },
      },
      { kind: 'set-up-authenticator', secret: 'ABC', link: 'otpauth://totp/CGDX?secret=ABC' },
    ],
    [{ signInStep: 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP' }, { kind: 'set-up-email' }],
  ])('%j becomes the right question to the person', (step, challenge) => {
    expect(of(step), 'proves modal.every-next-step').toEqual({ kind: 'challenge', challenge });
  });
});

it('each way to sign in has a label; an unknown way is labelled with the provider’s name', () => {
  expect(['SMS', 'EMAIL_OTP', 'TOTP', 'WEB_AUTHN', 'CARRIER_PIGEON'].map(wayWords)).toEqual([
    'A code by text message',
    'A code by e-mail',
    'A code from an authenticator app',
    'A passkey',
    'CARRIER_PIGEON',
  ]);
});
